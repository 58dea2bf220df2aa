import { useState } from 'react';
import { gallery } from '#text/about.ts';
import { viewer } from '#text/viewer.ts';
import type { PictureSource } from '#content/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { PictureViewer } from '#web/ui/picture-viewer.tsx';
import { Section } from '#web/ui/section.tsx';
import { useRise } from '#web/ui/use-rise.ts';
import styles from './gallery.module.css';

/** Twenty pictures; a click opens one on a dark full screen. */
export function Gallery() {
  const [open, setOpen] = useState<PictureSource>();
  const grid = useRise<HTMLUListElement>();
  return (
    <Section eyebrow={gallery.eyebrow} title={gallery.title} lead={gallery.lead}>
      <ul ref={grid} className={styles.grid}>
        {gallery.pictures.map((picture) => (
          <li key={picture.file.id}>
            <button
              className={styles.open}
              type="button"
              aria-label={viewer.open(picture.alt)}
              aria-haspopup="dialog"
              onClick={() => setOpen(picture)}
            >
              <Picture
                source={picture}
                sizes="(min-width: 1025px) 18rem, (min-width: 768px) 30vw, (min-width: 576px) 46vw, 92vw"
                className={styles.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer
        picture={open}
        onClose={() => setOpen(undefined)}
        className={styles.viewed}
        series={gallery.pictures}
        onLeaf={setOpen}
      />
    </Section>
  );
}
