import type { MouseEvent } from 'react';
import { productPageTexts } from '#text/pages/product.ts';
import { isPlainClick } from '#web/browser/is-plain-click.ts';
import { useProductListVisit } from '#web/navigation/use-product-list-visit.ts';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

/**
 * If the visitor came from the list, the link goes back in the history, which restores filter, search and scroll
 * position.
 */
export function BackLink() {
  const { visit } = useProductListVisit();
  const goBack = (event: MouseEvent) => {
    if (!visit || !isPlainClick(event)) return;
    event.preventDefault();
    window.history.go(-visit.steps);
  };
  return (
    <TextLink
      variant="back"
      className="group -ml-1 font-medium"
      to={`/products${visit?.search ?? ''}`}
      onClick={goBack}
    >
      <Icon name="previous" size={18} className="nudge transition-soft [--nudge:-3px]" />
      {productPageTexts.back}
    </TextLink>
  );
}
