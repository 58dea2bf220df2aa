import { useState, type RefObject } from 'react';
import { noBreak } from '#domain/no-break.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { useInView } from '#web/browser/use-in-view.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { StickyBar } from '#web/ui/sticky-bar.tsx';
import styles from './request-bar.module.css';

interface RequestBarProps {
  requestLink: RefObject<HTMLAnchorElement | null>;
  orderLink: string;
  name: string;
  figure: { readonly label: string; readonly short: string } | undefined;
}

export function RequestBar({ requestLink, orderLink, name, figure }: RequestBarProps) {
  const [isShown, setIsShown] = useState(false);
  useInView(requestLink, (isInView) => setIsShown(!isInView));
  return (
    <StickyBar variant="over" isSticking={isShown} className="flex flex-wrap items-center justify-between gap-3">
      <p className={styles.product}>
        <span className="block font-serif-small">{name}</span>
        {figure && <span className="block text-xs text-ink-soft">{`${figure.label}: ${noBreak(figure.short)}`}</span>}
      </p>
      <ButtonLink to={orderLink} className={styles.button}>
        {productPageTexts.request}
      </ButtonLink>
    </StickyBar>
  );
}
