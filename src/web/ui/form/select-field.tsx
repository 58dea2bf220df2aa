import { Field, splitFieldProps, type BaseFieldProps } from './field.tsx';
import { Select, type SelectProps } from './select.tsx';

type SelectFieldProps = BaseFieldProps & Omit<SelectProps, keyof BaseFieldProps | 'value'> & { value: string };

export function SelectField(props: SelectFieldProps) {
  const { fieldProps, controlProps } = splitFieldProps(props);
  return <Field {...fieldProps}>{(control) => <Select {...control} {...controlProps} />}</Field>;
}
