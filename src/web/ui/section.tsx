import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** The colour of the band; the page's own without one. */
  tone?: 'linen' | 'walnut';
  /** Short text in small caps above the title. */
  eyebrow?: string;
  title?: string;
  lead?: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A full-width band of the page in its colour, labelled by its title. */
export function Section({ tone, eyebrow, title, lead, id, className, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={`${styles.section} ${tone ? styles[tone] : ''}`}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <div className={`${styles.inner} ${className ?? ''}`}>
        {title !== undefined && (
          <header className="ui-measure ui-mb-7">
            {eyebrow !== undefined && <p className="ui-eyebrow ui-mb-3">{eyebrow}</p>}
            <h2 id={titleId} className="ui-title-lg">
              {title}
            </h2>
            {lead !== undefined && <p className={`ui-soft ui-lg ui-mt-4 ${styles.lead}`}>{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
