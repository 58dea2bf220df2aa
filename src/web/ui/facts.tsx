import styles from './facts.module.css';

export interface Fact {
  readonly term: string;
  /** One or more lines. */
  readonly lines: readonly string[];
  /** Makes the first line a link. */
  readonly href?: string;
}

/** A ruled list of terms and what they mean. */
export function Facts({ facts, label }: { facts: readonly Fact[]; label: string }) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {facts.map(({ term, lines, href }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          {lines.map((line, index) => (
            <dd key={line}>{href !== undefined && index === 0 ? <a href={href}>{line}</a> : line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
