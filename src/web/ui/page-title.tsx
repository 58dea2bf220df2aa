interface PageTitleProps {
  eyebrow?: string;
  title: string;
  lead?: string;
}

/** The page's one `h1`, with a line above and below it; receives focus after client-side navigation. */
export function PageTitle({ eyebrow, title, lead }: PageTitleProps) {
  return (
    <header className="mx-auto max-w-page px-gutter pt-[clamp(2.5rem,1.5rem+4vw,5.5rem)] pb-7">
      {eyebrow !== undefined && <p className="mb-3 eyebrow">{eyebrow}</p>}
      <h1 className="text-title-xl">{title}</h1>
      {lead !== undefined && <p className="mt-5 max-w-[52ch] text-lg text-ink-soft">{lead}</p>}
    </header>
  );
}
