import { Link } from 'react-router';
import type { NotFoundText } from '#content/types.ts';
import { emptyScoop } from '#text/empty-states.ts';
import { EmptyState } from './empty-state.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import styles from './not-found.module.css';

/** The page for an address that has nothing behind it: what happened, and the ways on. */
export function NotFound({ words }: { words: NotFoundText }) {
  return (
    <EmptyState
      variant="page"
      picture={
        <Picture source={emptyScoop} sizes="(min-width: 1296px) 36rem, (min-width: 768px) 46vw, 92vw" priority />
      }
      eyebrow={words.eyebrow}
      title={words.title}
      text={words.text}
    >
      <nav aria-label={words.linksLabel}>
        <ul className={styles.links}>
          {words.links.map(({ path, label, hint }) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                <span>
                  <span className={styles.label}>{label}</span>
                  <span className={`ui-note ${styles.hint}`}>{hint}</span>
                </span>
                <Icon name="arrow" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </EmptyState>
  );
}
