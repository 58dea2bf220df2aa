import { useId, type ReactNode } from 'react';
import { Alert } from './alert.tsx';
import styles from './field.module.css';

/** What ties a control to its label, its hint and its message. Spread it onto the input, select or textarea. */
export interface Control {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  /** A line under the control. */
  readonly hint?: ReactNode;
  /** What is wrong with this field, shown under it. */
  readonly problem?: string | undefined;
  /** Id of the message; without a `problem` of its own the field is wrong by a message that stands elsewhere. */
  readonly problemId?: string | undefined;
  /** Changes with every press of the button, so that the same message is read out again. */
  readonly attempt?: number;
  readonly className?: string | undefined;
  readonly children: (control: Control) => ReactNode;
}

/** A form field: label, control, hint, and its message when something is wrong. */
export function Field({ label, hint, problem, problemId, attempt, className, children }: FieldProps) {
  const id = useId();
  const messageId = problemId ?? (problem === undefined ? undefined : `${id}-problem`);
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const describedBy = [messageId, hintId].filter((part) => part !== undefined).join(' ');
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': messageId === undefined ? undefined : true,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {problem !== undefined && <Alert key={attempt} id={messageId} text={problem} />}
      {hint !== undefined && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
