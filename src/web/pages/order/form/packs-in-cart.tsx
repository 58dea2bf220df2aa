import { Link } from 'react-router';
import { findProductId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { orderPageTexts } from '#text/pages/order.ts';
import { useCart } from '#web/cart/use-cart.ts';

export function PacksInCart({ id }: { id: ProductId }) {
  const packs = useCart()
    .items.filter((item) => findProductId(item) === id)
    .map(({ quantity, packWeight, unit }) => orderPageTexts.pack(quantity, packWeight, unit));
  if (packs.length === 0) return null;
  return (
    <>
      <span>{orderPageTexts.inCart(packs.join(', '))}</span> <Link to="/cart">{orderPageTexts.seeCart}</Link>
    </>
  );
}
