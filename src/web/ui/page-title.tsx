interface PageTitleProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  isSmall?: boolean;
}

/** Its `h1` receives focus after client-side navigation. */
export function PageTitle({ eyebrow, title, lead, isSmall = false }: PageTitleProps) {
  return (
    <header
      className={`mx-auto max-w-page px-gutter ${isSmall ? 'py-5' : 'pt-[clamp(2.5rem,1.5rem+4vw,5.5rem)] pb-7'}`}
    >
      {eyebrow !== undefined && <p className="mb-3 eyebrow">{eyebrow}</p>}
      <h1 className={isSmall ? 'text-title-lg' : 'text-title-xl'}>{title}</h1>
      {lead !== undefined && (
        <p className={`max-w-[52ch] text-lg text-ink-soft ${isSmall ? 'mt-2' : 'mt-5'}`}>{lead}</p>
      )}
    </header>
  );
}
