export function Chevron({ className = '' }: { className?: string | undefined }) {
  return (
    <span
      className={`ml-auto size-chevron [transform:rotate(45deg)] border-r-[1.5px] border-b-[1.5px] [[open]>summary>&]:[transform:rotate(-135deg)] ${className}`}
      aria-hidden="true"
    />
  );
}
