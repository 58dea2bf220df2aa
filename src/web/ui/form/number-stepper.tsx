import type { ComponentProps } from 'react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { NumberInput } from './number-input.tsx';
import styles from './number-stepper.module.css';

interface NumberStepperProps extends Omit<ComponentProps<typeof NumberInput>, 'value' | 'min' | 'max' | 'className'> {
  value: string;
  min: number;
  max: number;
  parse: (text: string) => number | undefined;
  fewerLabel: string;
  moreLabel: string;
}

export function NumberStepper({
  value,
  onChange,
  min,
  max,
  parse,
  changeByStep,
  fewerLabel,
  moreLabel,
  ...input
}: NumberStepperProps) {
  const number = parse(value);
  return (
    <div className={`control ${styles.stepper}`} data-invalid={input['aria-invalid']}>
      <IconButton
        variant="step"
        size="fill"
        icon="minus"
        iconSize={20}
        label={fewerLabel}
        aria-disabled={number === min || undefined}
        onClick={() => onChange(changeByStep(value, -1))}
      />
      <NumberInput
        {...input}
        className={styles.input}
        inputMode="numeric"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={number}
        value={value}
        onChange={onChange}
        changeByStep={changeByStep}
      />
      <IconButton
        variant="step"
        size="fill"
        icon="plus"
        iconSize={20}
        label={moreLabel}
        aria-disabled={number === max || undefined}
        onClick={() => onChange(changeByStep(value, 1))}
      />
    </div>
  );
}
