import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { productNotices } from '#text/catalogue/notices.ts';

export function ProductNotices({ ids }: { ids: readonly (ProductId | undefined)[] }) {
  return Array.from(new Set(ids), (id) => {
    const notice = id === undefined ? undefined : productNotices[id];
    return (
      notice !== undefined && (
        <p key={id} className="my-3 border-l-3 border-chilli pl-3 text-small">
          {notice}
        </p>
      )
    );
  });
}
