import { Link } from 'react-router';
import { Container } from './container.tsx';
import styles from './fact-sections.module.css';

export interface Fact {
  readonly term: string;
  readonly lines: readonly string[];
  readonly href?: string;
}

export interface FactSection {
  readonly title?: string;
  readonly paragraphs?: readonly string[];
  readonly facts?: readonly Fact[];
  readonly link?: { readonly path: string; readonly label: string };
}

export function FactSections({ sections }: { sections: readonly FactSection[] }) {
  return (
    <Container className="grid grid-cols-1 gap-16 pb-section">
      {sections.map(({ title, paragraphs, facts, link }, index) => (
        <section key={title ?? index} className={styles.section}>
          {title !== undefined && <h2 className="text-title-md">{title}</h2>}
          {paragraphs?.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {facts && (
            <dl className="w-full border-t border-accent">
              {facts.map((fact) => (
                <FactRow key={fact.term} {...fact} />
              ))}
            </dl>
          )}
          {link && <Link to={link.path}>{link.label}</Link>}
        </section>
      ))}
    </Container>
  );
}

function FactRow({ term, lines, href }: Fact) {
  return (
    <div className={styles.fact}>
      <dt className="font-semibold">{term}</dt>
      {lines.map((line, index) => (
        <dd key={line} className="text-ink-soft">
          {href !== undefined && index === 0 ? <a href={href}>{line}</a> : line}
        </dd>
      ))}
    </div>
  );
}
