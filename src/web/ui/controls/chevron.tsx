/** Points down, and up in the summary of details that are open. */
export function Chevron({ className = '' }: { className?: string | undefined }) {
  return (
    <span
      className={`ml-auto size-2 [transform:rotate(45deg)] border-r-[1.5px] border-b-[1.5px] [[open]>summary>&]:[transform:rotate(-135deg)] ${className}`}
      aria-hidden="true"
    />
  );
}
