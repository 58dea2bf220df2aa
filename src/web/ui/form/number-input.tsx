import type { ComponentProps } from 'react';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'step' | 'onChange'> {
  changeByStep: (text: string, by: 1 | -1) => string;
  onChange: (text: string) => void;
}

/**
 * A text field for a number, which the arrow keys step. An input of type `number` would hide text that is no number,
 * and the browser's language would decide between decimal comma and point.
 */
export function NumberInput({ changeByStep, onChange, ...input }: NumberInputProps) {
  return (
    <input
      autoComplete="off"
      {...input}
      type="text"
      role="spinbutton"
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        const field = event.currentTarget;
        field.value = changeByStep(field.value, event.key === 'ArrowUp' ? 1 : -1);
        onChange(field.value);
      }}
    />
  );
}
