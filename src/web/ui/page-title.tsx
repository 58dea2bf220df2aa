import { Container } from './container.tsx';

interface PageTitleProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  size?: 'large' | 'small' | 'compact';
}

const smallClass = 'text-title-lg lg:text-[2.875rem]';
const sizeClasses = {
  large: { header: 'pt-8 pb-6', title: 'text-title-xl', lead: 'mt-6 max-w-52ch' },
  small: { header: 'pt-8 pb-6', title: smallClass, lead: 'mt-2 max-w-[75ch]' },
  compact: { header: 'py-4 md:pt-8 md:pb-6 print:hidden', title: smallClass, lead: 'mt-2 max-md:hidden' },
};

export function PageTitle({ eyebrow, title, lead, size = 'large' }: PageTitleProps) {
  const classes = sizeClasses[size];
  return (
    <Container as="header" className={classes.header}>
      {eyebrow !== undefined && <p className="mb-3 eyebrow">{eyebrow}</p>}
      <h1 className={classes.title}>{title}</h1>
      {lead !== undefined && <p className={`text-lead text-ink-soft ${classes.lead}`}>{lead}</p>}
    </Container>
  );
}
