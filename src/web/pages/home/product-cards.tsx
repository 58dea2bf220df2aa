import { useState } from 'react';
import { products } from '#text/home.ts';
import { viewer } from '#text/viewer.ts';
import type { PictureSource } from '#content/picture.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PictureViewer } from '#web/ui/picture-viewer.tsx';
import { Section } from '#web/ui/section.tsx';
import { useRise } from '#web/ui/use-rise.ts';
import styles from './product-cards.module.css';

/** The four product cards; a click on a picture opens it in the viewer. */
export function ProductCards() {
  const [open, setOpen] = useState<PictureSource>();
  const cards = useRise<HTMLUListElement>();
  return (
    <Section tone="linen" eyebrow={products.eyebrow} title={products.title} lead={products.lead}>
      <ul ref={cards} className={styles.cards}>
        {products.cards.map(({ picture, name, line }) => (
          <li key={name}>
            <button
              className={styles.open}
              type="button"
              aria-label={viewer.open(picture.alt)}
              aria-haspopup="dialog"
              onClick={() => setOpen(picture)}
            >
              <Picture
                source={picture}
                sizes="(min-width: 1025px) 18rem, (min-width: 576px) 46vw, 92vw"
                className={styles.picture}
              />
              <span className={styles.sign}>
                <Icon name="plus" size={20} />
              </span>
            </button>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.line}>{line}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink to="/products" look="dark">
          {products.more}
          <HiddenText> {products.moreOf}</HiddenText>
        </ButtonLink>
      </p>
      <PictureViewer picture={open} onClose={() => setOpen(undefined)} className={styles.viewed} />
    </Section>
  );
}
