import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { meshSizesTexts, scaleTexts, sizesTexts } from '#text/pages/technology.ts';
import { Card } from '#web/ui/card.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { HorizontalScale } from './horizontal-scale.tsx';
import { VerticalScale } from './vertical-scale.tsx';
import styles from './particle-sizes.module.css';

export function ParticleSizes() {
  return (
    <>
      <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {[sizesTexts.particles, sizesTexts.powders].map(({ label, value, note }) => (
          <div key={label} className="ruled">
            <dt className="eyebrow">{label}</dt>
            <dd className={styles.size}>{value}</dd>
            <dd className="text-ink-soft">{addNoBreakSpaces(note)}</dd>
          </div>
        ))}
      </dl>
      <Card as="figure" variant="raised" className="mt-12 mb-12 px-4 py-6 md:p-8">
        <div role="img" aria-label={scaleTexts.alternative}>
          <HorizontalScale />
          <VerticalScale />
        </div>
        <figcaption className="mt-4 text-center text-small text-ink-soft">
          {addNoBreakSpaces(scaleTexts.note)}
        </figcaption>
      </Card>
      <MeshSizes />
    </>
  );
}

function MeshSizes() {
  return (
    <>
      <SmallTitle as="h3" className="mb-4">
        {meshSizesTexts.title}
      </SmallTitle>
      <dl className={styles.meshes}>
        {meshSizesTexts.rows.map(({ mesh, size }) => (
          <div
            key={mesh}
            className="flex justify-between border-t border-hairline py-2 md:block md:border-t-0 md:py-4 md:not-first:border-l md:not-first:pl-3"
          >
            <dt className="font-semibold text-accent-strong">{meshSizesTexts.mesh(mesh)}</dt>
            <dd>{meshSizesTexts.microns(size)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-measure text-small text-ink-soft">{addNoBreakSpaces(meshSizesTexts.note)}</p>
    </>
  );
}
