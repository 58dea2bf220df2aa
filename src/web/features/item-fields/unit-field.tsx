import { units } from '#domain/cart/cart-item.ts';
import type { BaseFieldProps } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';

interface UnitFieldProps extends BaseFieldProps {
  value: string;
  onChange: (unit: string) => void;
}

export function UnitField(field: UnitFieldProps) {
  return <SelectField {...field} name="unit" options={units} />;
}
