import { order } from '#text/order.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { Link } from '#web/ui/link.tsx';

/** Under the choice of type: what of it is in the quote already, if anything is. */
export function InCart({ category, type }: { category: string; type: string }) {
  const packs = useCart()
    .items.filter((item) => item.category === category && item.type === type)
    .map(({ quantity, packWeight, unit }) => order.pack(quantity, packWeight, unit));
  if (packs.length === 0) return null;
  return (
    <>
      {order.inCart(packs.join(', '))} <Link to="/cart">{order.seeCart}</Link>
    </>
  );
}
