import { SharedPicture } from '#web/ui/shared-picture.tsx';
import type { Preview } from './preview.ts';
import styles from './page-preview.module.css';

/** Stands for a page until its code and text have loaded. */
export function PagePreview({ preview }: { preview: Preview }) {
  return (
    <div className={`ui-stack ui-top ${styles.preview}`} aria-busy="true">
      <SharedPicture id={preview.pictureId}>
        <img className="ui-full ui-4-3 ui-fit" src={preview.imageUrl} alt="" decoding="sync" />
      </SharedPicture>
      <p className={`ui-title-lg ui-serif ${styles.name}`}>{preview.name}</p>
    </div>
  );
}
