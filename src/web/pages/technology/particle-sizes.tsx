import { meshSizes, scale, sizes } from '#text/technology.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { HorizontalScale } from './horizontal-scale.tsx';
import { VerticalScale } from './vertical-scale.tsx';
import styles from './particle-sizes.module.css';

/** The two claims as large figures, a scale drawing of them (vertical on a phone), and the mesh numbers. */
export function ParticleSizes() {
  return (
    <>
      <dl className={styles.figures}>
        {[sizes.particles, sizes.powders].map(({ label, value, note }) => (
          <div key={label} className={styles.figure}>
            <dt className={`ui-eyebrow ${styles.label}`}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className="ui-soft">{noBreak(note)}</dd>
          </div>
        ))}
      </dl>
      <figure className={styles.scale}>
        <div role="img" aria-label={scale.alternative}>
          <HorizontalScale />
          <VerticalScale />
        </div>
        <figcaption className={`ui-note ${styles.caption}`}>{noBreak(scale.note)}</figcaption>
      </figure>
      <MeshSizes />
    </>
  );
}

/** Mesh numbers and the sizes they stand for: a row of columns, on a phone a column of rows. */
function MeshSizes() {
  return (
    <>
      <h3 className={`ui-title-sm ${styles.title}`}>{meshSizes.title}</h3>
      <dl className={styles.sizes}>
        {meshSizes.rows.map(({ mesh, size }) => (
          <div key={mesh} className={styles.size}>
            <dt className={styles.mesh}>{meshSizes.mesh(mesh)}</dt>
            <dd>{noBreak(meshSizes.microns(size))}</dd>
          </div>
        ))}
      </dl>
      <p className={`ui-note ${styles.note}`}>{noBreak(meshSizes.note)}</p>
    </>
  );
}
