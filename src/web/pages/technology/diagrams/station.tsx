import { createContext, use, type KeyboardEvent, type ReactNode } from 'react';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import styles from './diagram.module.css';

interface Stations {
  readonly selectedNumber: number | undefined;
  readonly onSelect: (number: number) => void;
  readonly names: readonly string[];
  readonly sentenceId: (number: number) => string;
  readonly stationId: (number: number) => string;
}

export const StationsContext = createContext<Stations | undefined>(undefined);

function useStations(): Stations {
  const stations = use(StationsContext);
  if (!stations) throw new Error('no StationsContext above');
  return stations;
}

interface StationProps {
  number: number;
  x: number;
  y: number;
  children: ReactNode;
}

export function Station({ number, x, y, children }: StationProps) {
  const stations = useStations();
  const isHydrated = useHydrated();
  const select = () => stations.onSelect(number);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    select();
  };
  const buttonProps = {
    role: 'button',
    tabIndex: 0,
    'aria-pressed': stations.selectedNumber === number,
    'aria-label': `${number}. ${stations.names[number - 1]}`,
    'aria-describedby': stations.sentenceId(number),
    onClick: select,
    onKeyDown,
  } as const;
  return (
    <g id={stations.stationId(number)} className={styles.station} {...(isHydrated && buttonProps)}>
      <circle fill="transparent" strokeWidth="0" cx={x} cy={y} r="34" />
      {children}
      <circle className={styles.badge} cx={x} cy={y} r="14" />
      <text className={styles.number} x={x} y={y} aria-hidden="true">
        {number}
      </text>
    </g>
  );
}
