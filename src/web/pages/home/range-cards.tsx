import { useState } from 'react';
import { Link } from 'react-router';
import { formatCompanyWhatsAppLink } from '#content/company/contact-links.ts';
import { rangeTexts } from '#text/pages/home.ts';
import { useRevealOnScroll } from '#web/browser/motion/use-reveal-on-scroll.ts';
import { pasteListPath } from '#web/features/list/hash/paste-list-hash.ts';
import { PictureViewer } from '#web/features/viewer/picture-viewer.tsx';
import { ZoomablePicture } from '#web/features/viewer/zoomable-picture.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import styles from './range-cards.module.css';

const pictures = rangeTexts.cards.map(({ picture }) => picture);

export function RangeCards() {
  const [viewedIndex, setViewedIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const cards = useRevealOnScroll<HTMLUListElement>();
  return (
    <Section background="linen" title={rangeTexts.title} lead={rangeTexts.lead}>
      <ul ref={cards} className={styles.cards}>
        {rangeTexts.cards.map(({ picture, name, line, path }, index) => (
          <li key={name} className={styles.card}>
            <ZoomablePicture
              isRaised
              source={picture}
              sizes={index === 0 ? '(min-width: 1025px) 40rem, 92vw' : '(min-width: 1025px) 16rem, 46vw'}
              className="aspect-4/3 min-h-full"
              onOpen={() => {
                setViewedIndex(index);
                setIsOpen(true);
              }}
            >
              <span className={styles.plus}>
                <Icon name="plus" size={20} />
              </span>
            </ZoomablePicture>
            <div>
              {index === 0 ? (
                <h3 className="text-title-md">
                  <CardName name={name} path={path} />
                </h3>
              ) : (
                <SmallTitle as="h3">
                  <CardName name={name} path={path} />
                </SmallTitle>
              )}
              <p className="mt-2 max-w-40ch text-small text-ink-soft">{line}</p>
              {path === undefined && (
                <TextLink
                  variant="action"
                  href={formatCompanyWhatsAppLink(rangeTexts.question)}
                  target="_blank"
                  rel="noopener"
                >
                  {rangeTexts.ask}
                  <Icon name="arrow" size={18} />
                </TextLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/products" variant="outline">
          {rangeTexts.more}
          <HiddenText> {rangeTexts.moreEnd}</HiddenText>
        </ButtonLink>
        <TextLink variant="action" className="noscript:hidden" to={pasteListPath}>
          {rangeTexts.pasteList}
        </TextLink>
        <TextLink variant="action" href="#grades">
          {rangeTexts.findGrade}
        </TextLink>
      </p>
      <PictureViewer
        pictures={pictures.slice(viewedIndex, viewedIndex + 1)}
        index={0}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Section>
  );
}

interface CardNameProps {
  name: string;
  path: string | undefined;
}

function CardName({ name, path }: CardNameProps) {
  return path === undefined ? (
    name
  ) : (
    <Link className="text-action" to={path}>
      {name}
    </Link>
  );
}
