import { alt } from '#content/en/pictures.ts';
import '#content/en/pictures/state.generated.ts';
import type { NotFoundWords } from '#content/types.ts';
import { EmptyState } from './empty-state.tsx';
import { Icon } from './icon.tsx';
import { Link } from 'react-router';
import styles from './not-found.module.css';
import { Picture } from './picture.tsx';

/** The page for an address that has nothing behind it: what happened, and the ways on. */
export function NotFound({ words }: { words: NotFoundWords }) {
  return (
    <EmptyState
      variant="page"
      picture={
        <Picture
          id="state-empty-scoop"
          alt={alt['state-empty-scoop']}
          sizes="(min-width: 1296px) 36rem, (min-width: 768px) 46vw, 92vw"
          priority
        />
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
