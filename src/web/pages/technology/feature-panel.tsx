import type { ReactNode } from 'react';
import type { purification } from '#text/technology.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './feature-panel.module.css';

interface FeaturePanelProps {
  panel: typeof purification;
  /** The drawing; its numbers are those of the legend. */
  children: ReactNode;
}

/** A drawing with a numbered legend and a photograph. */
export function FeaturePanel({ panel, children }: FeaturePanelProps) {
  const { title, text, drawing, picture, stations } = panel;
  return (
    <article className={styles.panel}>
      <header className={styles.head}>
        <h3 className="ui-title-md">{title}</h3>
        <p className={`ui-soft ${styles.text}`}>{text}</p>
      </header>
      <div className={styles.drawing} role="img" aria-label={drawing}>
        {children}
      </div>
      <ol className={styles.legend}>
        {stations.map((station) => (
          <li key={station.name} className={styles.station}>
            <span>
              <strong>{station.name}</strong>: {station.text}
            </span>
          </li>
        ))}
      </ol>
      <Picture
        source={picture}
        sizes="(min-width: 1296px) 584px, (min-width: 1025px) 46vw, 92vw"
        className={styles.frame}
      />
    </article>
  );
}
