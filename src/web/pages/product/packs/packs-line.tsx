import type { MouseEvent } from 'react';
import { isUnit, isWeightText, type PacksInput } from '#domain/cart/cart-item.ts';
import { normalizeWeight, parseQuantity } from '#domain/cart/packs-input.ts';
import { findItemWeight } from '#domain/cart/weight.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { focusControl } from '#web/ui/form/focus-control.ts';
import { Status } from '#web/ui/messages/status.tsx';

const { packs: packsTexts } = productPageTexts;

interface PacksLineProps {
  fields: PacksInput;
  usualPackKg: number | undefined;
  onChange: (changes: Partial<PacksInput>) => void;
}

export function PacksLine({ fields, usualPackKg, onChange }: PacksLineProps) {
  const usual = usualPackKg === undefined ? undefined : String(usualPackKg);
  const quantity = parseQuantity(fields.quantity);
  const { unit } = fields;
  const packWeight = normalizeWeight(fields.packWeight);
  const total =
    isUnit(unit) && quantity !== undefined && isWeightText(packWeight)
      ? findItemWeight({ quantity, packWeight, unit })
      : undefined;
  const choose = (event: MouseEvent<HTMLButtonElement>, weight: string) => {
    // The pressed button disappears, so the focus moves to the field first.
    focusControl(event.currentTarget.form, 'quantity');
    onChange({ packWeight: weight, unit: 'kg' });
  };
  return (
    <div className="flex min-h-[1.75rem] items-center text-small noscript:hidden">
      {fields.packWeight === '' && usual !== undefined && (
        <Button variant="link" onClick={(event) => choose(event, usual)}>
          {packsTexts.usual(usual)}
        </Button>
      )}
      <Status>{total && packsTexts.total(total)}</Status>
    </div>
  );
}
