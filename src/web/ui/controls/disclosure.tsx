import type { ReactNode } from 'react';

interface DisclosureProps {
  /** `framed`: between two lines, in a form or on a page. `listed`: below a line, as one of several. */
  variant?: keyof typeof variantClasses;
  summary: ReactNode;
  /** Of several disclosures with one name, one is open at a time. */
  name?: string;
  isInitiallyOpen?: boolean;
  children: ReactNode;
}

const chevronClass =
  'ml-auto size-chevron [transform:rotate(45deg)] border-r-[1.5px] border-b-[1.5px] [[open]>summary>&]:[transform:rotate(-135deg)]';

const variantClasses = {
  framed: {
    box: 'border-y',
    summary: 'min-h-control gap-x-2 text-sm font-semibold',
    chevron: 'mr-2 mb-1 transition-transform [[open]>summary>&]:-mb-1',
  },
  listed: { box: 'border-t', summary: 'min-h-control-small gap-x-3', chevron: '' },
};

/** A part of a form or page that opens. A line of help that opens is a plain `details`, with the browser's triangle. */
export function Disclosure({ variant = 'framed', summary, name, isInitiallyOpen = false, children }: DisclosureProps) {
  const classes = variantClasses[variant];
  return (
    <details className={`border-hairline ${classes.box}`} name={name} open={isInitiallyOpen}>
      <summary
        className={`flex cursor-pointer flex-wrap items-center py-2 [&::-webkit-details-marker]:hidden ${classes.summary}`}
      >
        {summary}
        <span className={`${chevronClass} ${classes.chevron}`} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
