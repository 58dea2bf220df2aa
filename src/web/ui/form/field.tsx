import { useId, type ReactNode } from 'react';
import { Alert } from '#web/ui/messages/alert.tsx';

interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface BaseFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Text below the hint. It is not part of the description of the control (`aria-describedby`). */
  footnote?: ReactNode;
  error?: string | undefined;
  /**
   * Id of the error message. Pass it without `error` if one message covers several fields and is rendered elsewhere.
   */
  errorId?: string | undefined;
  submitCount?: number | undefined;
  className?: string | undefined;
}

const hintClass = 'text-small leading-142 text-ink-soft empty:hidden';

interface FieldProps extends BaseFieldProps {
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, footnote, error, errorId, submitCount, className = '', children }: FieldProps) {
  const id = useId();
  const messageId = errorId ?? (error === undefined ? undefined : `${id}-error`);
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const describedBy = [messageId, hintId].filter((part) => part !== undefined).join(' ');
  return (
    <div className={`grid min-w-0 grid-cols-1 content-start gap-2 ${className}`}>
      <label className="text-small leading-135 font-semibold" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'control min-h-control p-3 leading-135',
        'aria-invalid': messageId === undefined ? undefined : true,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {error !== undefined && <Alert key={submitCount} id={messageId} text={error} />}
      {hint !== undefined && (
        <div id={hintId} className={hintClass}>
          {hint}
        </div>
      )}
      {footnote !== undefined && <div className={hintClass}>{footnote}</div>}
    </div>
  );
}

export function splitFieldProps<Props extends BaseFieldProps>(props: Props) {
  const { label, hint, footnote, error, errorId, submitCount, className, ...controlProps } = props;
  return { fieldProps: { label, hint, footnote, error, errorId, submitCount, className }, controlProps };
}
