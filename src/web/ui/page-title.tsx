interface PageTitleProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  /** Leaves room on the first screen for what the visitor came to use. */
  isSmall?: boolean;
}

/** Its `h1` receives focus after client-side navigation. */
export function PageTitle({ eyebrow, title, lead, isSmall = false }: PageTitleProps) {
  return (
    <header className="mx-auto max-w-page px-gutter pt-6 pb-5">
      {eyebrow !== undefined && <p className="mb-3 eyebrow">{eyebrow}</p>}
      <h1 className={isSmall ? 'text-title-lg lg:text-[2.875rem]' : 'text-title-xl'}>{title}</h1>
      {lead !== undefined && (
        <p className={`text-lg text-ink-soft ${isSmall ? 'mt-2 max-w-[75ch]' : 'mt-5 max-w-[52ch]'}`}>{lead}</p>
      )}
    </header>
  );
}
