import { useMemo, useState } from 'react';
import { galleryTexts } from '#text/pages/about.ts';
import { useRevealOnScroll } from '#web/browser/motion/use-reveal-on-scroll.ts';
import { IllustrationNote } from '#web/features/company/illustration-note.tsx';
import { PictureViewer } from '#web/features/viewer/picture-viewer.tsx';
import { ZoomablePicture } from '#web/features/viewer/zoomable-picture.tsx';
import { Section } from '#web/ui/section.tsx';
import styles from './gallery.module.css';

export function Gallery() {
  const [viewedIndex, setViewedIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const grid = useRevealOnScroll<HTMLUListElement>();
  const items = useMemo(
    () =>
      galleryTexts.pictures.map((picture, index) => (
        <li key={picture.file.id} className={index % 5 === 0 ? styles.fullBleed : undefined}>
          <ZoomablePicture
            source={picture}
            sizes="(min-width: 1025px) 18rem, (min-width: 768px) 30vw, (min-width: 576px) 46vw, 92vw"
            className={styles.picture}
            onOpen={() => {
              setViewedIndex(index);
              setIsOpen(true);
            }}
          />
          {/* Hidden from screen readers, which have read the same text as the picture's alternative text. */}
          <p className={styles.caption} aria-hidden="true">
            {picture.alt}
          </p>
        </li>
      )),
    [],
  );
  return (
    <Section eyebrow={galleryTexts.eyebrow} title={galleryTexts.title} lead={galleryTexts.lead}>
      <ul ref={grid} className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-6">
        {items}
      </ul>
      <IllustrationNote />
      <PictureViewer
        pictures={galleryTexts.pictures}
        index={viewedIndex}
        isOpen={isOpen}
        onIndexChange={setViewedIndex}
        onClose={() => setIsOpen(false)}
      />
    </Section>
  );
}
