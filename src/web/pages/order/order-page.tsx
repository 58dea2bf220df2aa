import { useLocation } from 'react-router';
import type { ListedProduct } from '#content/listed-product.ts';
import type { Category } from '#domain/categories.ts';
import { order, orderPages } from '#text/order.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { NoScriptContact } from '#web/ui/no-script-contact.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { blankFields } from './order-fields.ts';
import { OrderForm } from './order-form.tsx';
import { selectProduct } from './selected-product.ts';
import { TypeGallery } from './type-gallery.tsx';
import styles from './order-page.module.css';

interface OrderPageProps {
  category: Category;
  products: readonly ListedProduct[];
}

/** The order page of one category: pictures beside the form, one choice of type for both. */
export function OrderPage({ category, products }: OrderPageProps) {
  const { search } = useLocation();
  // The query is not known while the page is rendered beforehand.
  const query = useHydrated() ? search : '';
  const [fields, change, clear] = useDraft(blankFields);
  const selected = selectProduct(products, fields.type, query);
  const choose = (type: string) => change({ type });

  return (
    <div className={`ui-container ${styles.page}`}>
      <header className={styles.head}>
        <Link className={`ui-text-link ${styles.back}`} to="/shop">
          <Icon name="previous" size={16} />
          {order.back}
        </Link>
        <h1 className="ui-title-lg">{order.title(category)}</h1>
        <p className={`ui-soft ${styles.lead}`}>{orderPages[category].lead}</p>
      </header>
      <div className={styles.gallery}>
        <TypeGallery products={products} selected={selected} onChoose={choose} />
        <Link className={`ui-text-link ${styles.about}`} to={`/product/${selected.id}`}>
          {order.about(selected.name)}
          <Icon name="arrow" size={18} />
        </Link>
      </div>
      <div className={styles.form}>
        <OrderForm category={category} product={selected} fields={fields} onChange={change} onAdded={clear} />
        <NoScriptContact page="order" />
      </div>
    </div>
  );
}
