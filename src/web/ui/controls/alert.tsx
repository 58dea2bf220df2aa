interface AlertProps {
  text: string;
  id?: string | undefined;
  className?: string;
}

/** Announced by screen readers when it appears; give it a new `key` to announce it again. */
export function Alert({ text, id, className = '' }: AlertProps) {
  return (
    <p
      id={id}
      role="alert"
      className={`rounded-sm border-l-3 border-chilli bg-alert px-3 py-2 text-sm leading-text font-medium text-chilli ${className}`}
    >
      {text}
    </p>
  );
}
