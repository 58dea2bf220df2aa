import { order } from '#text/order.ts';
import { useQuote } from '#web/quote/use-quote.ts';
import { Link } from 'react-router';

/** Under the choice of type: what of it is in the quote already, if anything is. */
export function InQuote({ category, type }: { category: string; type: string }) {
  const packs = useQuote()
    .items.filter((item) => item.category === category && item.type === type)
    .map(({ quantity, packWeight, unit }) => order.pack(quantity, packWeight, unit));
  if (packs.length === 0) return null;
  return (
    <>
      {order.inQuote(packs.join(', '))} <Link to="/cart">{order.seeQuote}</Link>
    </>
  );
}
