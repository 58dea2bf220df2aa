import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  startsOpen?: boolean;
  children: ReactNode;
}

export function Disclosure({ summary, startsOpen = false, children }: DisclosureProps) {
  return (
    <details className="group border-y border-hairline" open={startsOpen}>
      <summary className="flex min-h-[3rem] cursor-pointer flex-wrap items-center gap-x-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <span
          className="mr-2 mb-1 ml-auto size-2 transform-[rotate(45deg)] border-r-[1.5px] border-b-[1.5px] transition-transform group-open:mb-[-0.25rem] group-open:transform-[rotate(-135deg)]"
          aria-hidden="true"
        />
      </summary>
      {children}
    </details>
  );
}
