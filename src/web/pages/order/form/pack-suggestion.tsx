import type { MouseEvent } from 'react';
import type { Unit } from '#domain/cart/cart-item.ts';
import { orderPageTexts } from '#text/pages/order.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { focusControl } from '#web/ui/form/focus-control.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';

interface PackSuggestionProps {
  isShown: boolean;
  onChoose: (pack: { readonly packWeight: string; readonly unit: Unit }) => void;
}

export function PackSuggestion({ isShown, onChoose }: PackSuggestionProps) {
  const lastItem = useCart().items.at(-1);
  if (!lastItem || !isShown) return null;
  const { packWeight, unit } = lastItem;
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    // The pressed button disappears, so the focus moves to the field first.
    focusControl(event.currentTarget.form, 'packWeight');
    onChoose({ packWeight, unit });
  };
  return (
    <div className="basis-full">
      <Button variant="suggestion" onClick={choose}>
        <HiddenText>{orderPageTexts.packWeight}: </HiddenText>
        <span>{orderPageTexts.lastPack(packWeight, unit)}</span>
      </Button>
    </div>
  );
}
