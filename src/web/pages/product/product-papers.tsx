import type { ProductId } from '#domain/catalogue.ts';
import { productPage } from '#text/product.ts';
import { Link } from '#web/ui/link.tsx';
import { neighbourIds } from './neighbour-ids.ts';

/** Links to what else can be known of a product. */
export function ProductPapers({ id }: { id: ProductId }) {
  return (
    <p className="ui-screen-only">
      <Link className="ui-text-link" to={`/compare?ids=${neighbourIds(id).join()}`}>
        {productPage.compare}
      </Link>
    </p>
  );
}
