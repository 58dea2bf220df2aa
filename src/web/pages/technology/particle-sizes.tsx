import { scale, sizes } from '#text/technology.ts';
import { MeshSizes } from './mesh-sizes.tsx';
import { ScaleAcross } from './scale-across.tsx';
import { ScaleUpright } from './scale-upright.tsx';
import styles from './particle-sizes.module.css';

/** The two claims as large figures, the same drawn to scale (across, or upright on a phone), and the mesh numbers. */
export function ParticleSizes() {
  return (
    <>
      <dl className={styles.figures}>
        {[sizes.particles, sizes.powders].map(({ label, value, note }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.scale} role="img" aria-label={scale.alternative}>
        <ScaleAcross />
        <ScaleUpright />
      </div>
      <MeshSizes />
    </>
  );
}
