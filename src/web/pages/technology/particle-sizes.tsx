import { scale, sizes } from '#text/technology.ts';
import { MeshSizes } from './mesh-sizes.tsx';
import { HorizontalScale } from './horizontal-scale.tsx';
import { VerticalScale } from './vertical-scale.tsx';
import styles from './particle-sizes.module.css';

/** The two claims as large figures, the same drawn to scale (across, or upright on a phone), and the mesh numbers. */
export function ParticleSizes() {
  return (
    <>
      <dl className={styles.figures}>
        {[sizes.particles, sizes.powders].map(({ label, value, note }) => (
          <div key={label} className={styles.figure}>
            <dt className={`ui-eyebrow ${styles.label}`}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className="ui-soft">{note}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.scale} role="img" aria-label={scale.alternative}>
        <HorizontalScale />
        <VerticalScale />
      </div>
      <MeshSizes />
    </>
  );
}
