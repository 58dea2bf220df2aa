import { emptyScoop } from '#text/empty-states.ts';
import type { NotFoundText } from '#content/types.ts';
import { Icon } from './icon.tsx';
import { Link } from 'react-router';
import styles from './not-found.module.css';
import { Picture } from './picture.tsx';

/** The page for an address that has nothing behind it: what happened, and the ways on. */
export function NotFound({ words }: { readonly words: NotFoundText }) {
  return (
    <div className={styles.page}>
      <Picture
        source={emptyScoop}
        sizes="(min-width: 1296px) 36rem, (min-width: 768px) 46vw, 92vw"
        className={styles.picture}
        priority
      />
      <div>
        <p className={styles.eyebrow}>{words.eyebrow}</p>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <nav aria-label={words.linksLabel}>
          <ul className={styles.links}>
            {words.links.map(({ path, label, hint }) => (
              <li key={path}>
                <Link to={path} className={styles.link}>
                  <span>
                    <span className={styles.label}>{label}</span>
                    <span className={styles.hint}>{hint}</span>
                  </span>
                  <Icon name="arrow" size={20} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
