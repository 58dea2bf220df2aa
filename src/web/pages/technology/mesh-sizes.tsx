import { meshSizes } from '#text/technology.ts';
import styles from './mesh-sizes.module.css';

/** Mesh numbers and the sizes they stand for: a row of columns, on a phone a column of rows. */
export function MeshSizes() {
  return (
    <>
      <h3 className={`ui-title-sm ${styles.title}`}>{meshSizes.title}</h3>
      <dl className={styles.sizes}>
        {meshSizes.rows.map(({ mesh, size }) => (
          <div key={mesh} className={styles.size}>
            <dt className={styles.mesh}>{meshSizes.mesh(mesh)}</dt>
            <dd>{meshSizes.microns(size)}</dd>
          </div>
        ))}
      </dl>
      <p className={`ui-note ${styles.note}`}>{meshSizes.note}</p>
    </>
  );
}
