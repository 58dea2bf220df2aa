import { contactMapTexts } from '#text/pages/contact.ts';
import { coast, mannar, outlinePath, projectCoordinates, towns } from './island-outline.ts';
import styles from './island-map.module.css';

const islandPath = outlinePath(coast) + outlinePath(mannar);

const townLabels = [
  { town: 'colombo', side: 'right' },
  { town: 'kandy', side: 'right' },
  { town: 'galle', side: 'left' },
] as const;

const goodsPath = `M${projectCoordinates(towns.elpitiya).join(' ')}L${projectCoordinates(towns.colombo).join(' ')}L0 330`;

export function IslandMap() {
  const [x, y] = projectCoordinates(towns.elpitiya);
  return (
    <svg
      className="h-full w-full"
      viewBox="0 0 340 480"
      fill="none"
      strokeLinejoin="round"
      role="img"
      aria-label={contactMapTexts.label}
    >
      <path stroke="var(--color-accent)" strokeOpacity={0.26} strokeWidth={13} d={islandPath} />
      <path fill="var(--color-paper)" stroke="var(--color-accent-strong)" strokeWidth={1.4} d={islandPath} />
      <g stroke="var(--color-accent-strong)" strokeDasharray="1.5 4" strokeOpacity={0.22} strokeWidth={0.8}>
        {[6, 7, 8, 9].map((latitude) => {
          const [, line] = projectCoordinates([latitude, 0]);
          return <path key={latitude} d={`M0 ${line}H340`} />;
        })}
        {[80, 81, 82].map((longitude) => {
          const [line] = projectCoordinates([0, longitude]);
          return <path key={longitude} d={`M${line} 0V480`} />;
        })}
      </g>
      <path stroke="var(--color-chilli)" strokeDasharray="5 4" strokeWidth={1.6} d={goodsPath} />
      {townLabels.map(({ town, side }) => {
        const [left, top] = projectCoordinates(towns[town]);
        const isLeft = side === 'left';
        return (
          <g key={town} className={styles.town}>
            <circle cx={left} cy={top} r={2.6} />
            <text x={left + (isLeft ? -8 : 8)} y={top + 4} textAnchor={isLeft ? 'end' : 'start'}>
              {contactMapTexts.places[town]}
            </text>
          </g>
        );
      })}
      <g fill="var(--color-chilli)" transform={`translate(${x} ${y})`}>
        <circle fillOpacity={0.22} r={11} />
        <path d="M0 0C-6.5-8-9-11.6-9-16a9 9 0 1 1 18 0c0 4.4-2.5 8-9 16z" />
        <circle fill="var(--color-paper)" cy={-16} r={3.2} />
        <text
          className="font-serif"
          x={16}
          y={-9}
          fill="var(--color-ink)"
          fontSize={23}
          fontWeight={560}
          paintOrder="stroke"
          stroke="var(--color-paper)"
          strokeWidth={5}
        >
          {contactMapTexts.places.elpitiya}
        </text>
      </g>
      <g className="fill-accent-strong font-serif-small">
        <text className={styles.sea} x={286} y={150} textAnchor="middle">
          {contactMapTexts.sea}
        </text>
      </g>
      <g className={styles.scale}>
        <path d="M274 456v4h50v-4" fill="none" stroke="var(--color-ink-soft)" strokeWidth={1.2} />
        <text x={299} y={449} textAnchor="middle">
          {contactMapTexts.scale}
        </text>
      </g>
    </svg>
  );
}
