interface AlertProps {
  text: string;
  id?: string | undefined;
  className?: string | undefined;
}

/** Screen readers announce the alert when it appears. Give it a new `key` to announce it again. */
export function Alert({ text, id, className = '' }: AlertProps) {
  return (
    <p
      id={id}
      role="alert"
      className={`rounded-4 border-l-3 border-chilli bg-alert px-3 py-2 text-small leading-142 font-medium text-chilli ${className}`}
    >
      {text}
    </p>
  );
}
