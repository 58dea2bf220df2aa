import { useState, type RefObject } from 'react';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { useInViewChange } from '#web/browser/use-in-view-change.ts';
import type { KeyFigure } from '#web/pages/product/specification/key-figures.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import styles from './order-bar.module.css';

interface OrderBarProps {
  orderAnchor: RefObject<HTMLAnchorElement | null>;
  orderHref: string;
  name: string;
  figure: KeyFigure | undefined;
}

export function OrderBar({ orderAnchor, orderHref, name, figure }: OrderBarProps) {
  const [isShown, setIsShown] = useState(false);
  useInViewChange(orderAnchor, (isInView) => setIsShown(!isInView));
  return (
    <div className={`md:hidden print:hidden ${styles.stickyLine}`}>
      <div className={styles.bar} data-shown={isShown || undefined}>
        <p className={styles.product}>
          <span className="block font-display-small">{name}</span>
          {figure && (
            <span className="block text-caption text-ink-soft">{`${figure.label}: ${addNoBreakSpaces(figure.shortValue)}`}</span>
          )}
        </p>
        <ButtonLink to={orderHref} className={styles.button}>
          {productPageTexts.request}
        </ButtonLink>
      </div>
    </div>
  );
}
