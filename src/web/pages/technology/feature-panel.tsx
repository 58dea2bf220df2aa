import { useId, useState, type ReactNode } from 'react';
import type { purification } from '#text/technology.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { Picture } from '#web/ui/picture.tsx';
import { StationsContext } from './station.tsx';
import styles from './feature-panel.module.css';

interface FeaturePanelProps {
  panel: typeof purification;
  /** The part of the drawing that each station fills, as a view box. */
  boxes: readonly string[];
  /** The drawing; its numbers are those of the legend. */
  children: ReactNode;
}

/**
 * A drawing with a numbered legend and a photograph. A machine of the drawing marks its sentence in the legend. On phones
 * each machine stands beside its sentence instead.
 */
export function FeaturePanel({ panel, boxes, children }: FeaturePanelProps) {
  const { title, text, picture, stations } = panel;
  const [selected, setSelected] = useState<number>();
  const id = useId();
  const sentenceId = (number: number) => `${id}-${number}`;
  const stationId = (number: number) => `${sentenceId(number)}-drawing`;
  const names = stations.map(({ name }) => name);
  const select = (number: number) => {
    setSelected(number === selected ? undefined : number);
    document.getElementById(sentenceId(number))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <article className={`ui-stack ui-clip ui-ink ui-paper ui-round ${styles.panel}`}>
      <header className={styles.head}>
        <h3 className="ui-title-md">{title}</h3>
        <p className="ui-soft ui-measure-56 ui-mt-4">{noBreak(text)}</p>
      </header>
      <div className={styles.drawing}>
        <StationsContext value={{ selected, onSelect: select, names, sentenceId, stationId }}>
          {children}
        </StationsContext>
      </div>
      <ol className={`ui-numbered ui-stack ui-top ui-gap-0-5 ui-pb-6 ${styles.legend}`}>
        {stations.map((station, index) => (
          <li
            key={station.name}
            id={sentenceId(index + 1)}
            className="ui-number ui-stack ui-line-top ui-py-2 ui-sm ui-baseline"
            data-selected={selected === index + 1 || undefined}
          >
            <svg className={`ui-full ${styles.machine}`} viewBox={boxes[index]} aria-hidden="true">
              <use href={`#${stationId(index + 1)}`} />
            </svg>
            <span>
              <strong className="ui-strong">{station.name}</strong>: {station.text}
            </span>
          </li>
        ))}
      </ol>
      <Picture
        source={picture}
        sizes="(min-width: 1296px) 584px, (min-width: 1025px) 46vw, 92vw"
        className={`ui-16-9 ${styles.frame}`}
      />
    </article>
  );
}
