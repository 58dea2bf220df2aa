import type { GradedId } from '#domain/grades.ts';
import { Picture } from '#web/ui/picture.tsx';
import { quillPictures } from './quill-pictures.ts';
import styles from './grade-rail.module.css';

interface QuillEndProps {
  id: GradedId;
  /** Shown width in millimetres of the rail. */
  diameter: number;
}

/** The end of a quill at a size in millimetres. Only decorates: its grade and figures stand beside it. */
export function QuillEnd({ id, diameter }: QuillEndProps) {
  // Its em is a centimetre of the rail, and unlike a style an attribute may give it to prerendered HTML.
  const size = `${diameter / 10}em`;
  return (
    <span className="relative block" aria-hidden="true">
      <svg width={size} height={size} />
      <Picture
        source={{ file: quillPictures[id], alt: '' }}
        sizes="100px"
        className={`absolute inset-0 ${styles.picture}`}
      />
    </span>
  );
}
