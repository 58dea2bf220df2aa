/** Points down, and up in a `group` that is open. */
export function Chevron({ className = '' }: { className?: string }) {
  return (
    <span
      className={`ml-auto size-2 [transform:rotate(45deg)] border-r-[1.5px] border-b-[1.5px] group-open:[transform:rotate(-135deg)] ${className}`}
      aria-hidden="true"
    />
  );
}
