import { units } from '#domain/cart/cart-item.ts';
import type { BaseFieldProps } from '#web/ui/form/field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';

interface UnitFieldProps extends Omit<BaseFieldProps, 'className'> {
  value: string;
  onChange: (unit: string) => void;
}

export function UnitField(field: UnitFieldProps) {
  return <SelectField {...field} className="flex-[1_1_min(100%,6.5rem)]" name="unit" options={units} />;
}
