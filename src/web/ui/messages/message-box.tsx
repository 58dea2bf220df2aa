import type { ReactNode, Ref } from 'react';

interface MessageBoxProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function MessageBox({ ref, label, className = '', children }: MessageBoxProps) {
  return (
    <div
      ref={ref}
      className={`max-h-[18rem] overflow-auto rounded-4 border border-hairline bg-paper p-4 text-small whitespace-pre-wrap ${className}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      {children}
    </div>
  );
}
