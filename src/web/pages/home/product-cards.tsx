import { useState } from 'react';
import { products } from '#text/home.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PictureViewer } from '#web/ui/picture-viewer.tsx';
import { Section } from '#web/ui/section.tsx';
import { useRevealOnScroll } from '#web/ui/use-reveal-on-scroll.ts';
import { ZoomablePicture } from '#web/ui/zoomable-picture.tsx';
import styles from './product-cards.module.css';

const pictures = products.cards.map(({ picture }) => picture);

/** The four product cards; a click on a picture opens it in the viewer. */
export function ProductCards() {
  const [viewed, setViewed] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const cards = useRevealOnScroll<HTMLUListElement>();
  return (
    <Section tone="linen" eyebrow={products.eyebrow} title={products.title} lead={products.lead}>
      <ul ref={cards} className={`ui-cards ${styles.cards}`}>
        {products.cards.map(({ picture, name, line }, index) => (
          <li key={name}>
            <ZoomablePicture
              source={picture}
              sizes="(min-width: 1025px) 18rem, (min-width: 576px) 46vw, 92vw"
              className="ui-4-3"
              onOpen={() => {
                setViewed(index);
                setIsOpen(true);
              }}
            >
              <span className={`ui-script-only ui-center ui-ink ui-absolute ${styles.badge}`}>
                <Icon name="plus" size={20} />
              </span>
            </ZoomablePicture>
            <h3 className="ui-title-sm ui-mt-4">{name}</h3>
            <p className="ui-note ui-measure-40 ui-mt-2">{line}</p>
          </li>
        ))}
      </ul>
      <p className="ui-mt-7">
        <ButtonLink to="/products" variant="outline">
          {products.more}
          <HiddenText> {products.moreOf}</HiddenText>
        </ButtonLink>
      </p>
      <PictureViewer
        pictures={pictures.slice(viewed, viewed + 1)}
        index={isOpen ? 0 : undefined}
        onClose={() => setIsOpen(false)}
      />
    </Section>
  );
}
