import styles from './diagram.module.css';

interface StationNumberProps {
  number: number;
  /** Its centre, in units of the view box. */
  x: number;
  y: number;
}

/** The number of a station in a drawing, as in its legend. */
export function StationNumber({ number, x, y }: StationNumberProps) {
  return (
    <g>
      <circle className={styles.badge} cx={x} cy={y} r="14" />
      <text className={styles.number} x={x} y={y + 6.5}>
        {number}
      </text>
    </g>
  );
}
