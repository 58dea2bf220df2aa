import { meshSizes, scale, sizes } from '#text/technology.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { HorizontalScale } from './horizontal-scale.tsx';
import { VerticalScale } from './vertical-scale.tsx';
import styles from './particle-sizes.module.css';

/** The two claims as large figures, a scale drawing of them (vertical on a phone), and the mesh numbers. */
export function ParticleSizes() {
  return (
    <>
      <dl className={`ui-stack ui-gap-5-7 ${styles.figures}`}>
        {[sizes.particles, sizes.powders].map(({ label, value, note }) => (
          <div key={label} className="ui-line-accent ui-pt-4">
            <dt className="ui-eyebrow">{label}</dt>
            <dd className={`ui-serif ui-mt-2 ui-mb-2 ${styles.value}`}>{value}</dd>
            <dd className="ui-soft">{noBreak(note)}</dd>
          </div>
        ))}
      </dl>
      <figure className={`ui-paper ui-shadow ui-round ui-mt-7 ui-mb-7 ui-p-5-4 ${styles.scale}`}>
        <div role="img" aria-label={scale.alternative}>
          <HorizontalScale />
          <VerticalScale />
        </div>
        <figcaption className="ui-note ui-mt-4 ui-text-center">{noBreak(scale.note)}</figcaption>
      </figure>
      <MeshSizes />
    </>
  );
}

/** Mesh numbers and the sizes they stand for: a row of columns, on a phone a column of rows. */
function MeshSizes() {
  return (
    <>
      <h3 className="ui-title-sm ui-mb-4">{meshSizes.title}</h3>
      <dl className={`ui-stack ui-numbers ui-line-bottom ${styles.sizes}`}>
        {meshSizes.rows.map(({ mesh, size }) => (
          <div key={mesh} className="ui-flex ui-spread ui-line-top ui-py-2">
            <dt className="ui-strong ui-accent">{meshSizes.mesh(mesh)}</dt>
            <dd>{noBreak(meshSizes.microns(size))}</dd>
          </div>
        ))}
      </dl>
      <p className="ui-note ui-measure ui-mt-4">{noBreak(meshSizes.note)}</p>
    </>
  );
}
