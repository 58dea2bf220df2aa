import { useId, useState, type ReactNode } from 'react';
import type { FeaturePanelTexts } from '#content/pages/technology-texts.ts';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { Picture } from '#web/ui/picture.tsx';
import { StationsContext } from './station.tsx';
import styles from './feature-panel.module.css';

interface FeaturePanelProps {
  panel: FeaturePanelTexts;
  stationViewBoxes: Readonly<Record<number, string>>;
  children: ReactNode;
}

/**
 * A drawing with a numbered legend and a photograph. Pressing a station marks its sentence in the legend. On phones
 * each station stands beside its sentence instead.
 */
export function FeaturePanel({ panel, stationViewBoxes, children }: FeaturePanelProps) {
  const { title, text, picture, stations } = panel;
  const [selectedNumber, setSelectedNumber] = useState<number>();
  const id = useId();
  const sentenceId = (number: number) => `${id}-${number}`;
  const stationId = (number: number) => `${sentenceId(number)}-drawing`;
  const names = stations.map(({ name }) => name);
  const select = (number: number) => {
    setSelectedNumber(number === selectedNumber ? undefined : number);
    document.getElementById(sentenceId(number))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <article className={styles.panel}>
      <header className={styles.head}>
        <h3 className="text-title-md">{title}</h3>
        <p className="mt-4 max-w-56ch text-ink-soft">{addNoBreakSpaces(text)}</p>
      </header>
      <div className={styles.drawing}>
        <StationsContext value={{ selectedNumber, onSelect: select, names, sentenceId, stationId }}>
          {children}
        </StationsContext>
      </div>
      <ol className={`numbered ${styles.legend}`}>
        {stations.map((station, index) => {
          const number = index + 1;
          return (
            <li
              key={station.name}
              id={sentenceId(number)}
              className={`number ${styles.entry}`}
              data-selected={selectedNumber === number || undefined}
            >
              <svg className={styles.stationDrawing} viewBox={stationViewBoxes[number]} aria-hidden="true">
                <use href={`#${stationId(number)}`} />
              </svg>
              <span>
                <strong className="font-semibold">{station.name}</strong>
                <span>{`: ${station.text}`}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <Picture
        source={picture}
        sizes="(min-width: 1296px) 584px, (min-width: 1025px) 46vw, 92vw"
        className={styles.picture}
      />
    </article>
  );
}
