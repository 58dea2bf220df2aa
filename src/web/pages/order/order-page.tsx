import { displayName } from '#content/en/catalogue.ts';
import { order, orderPages } from '#content/en/order.ts';
import { productIdsOf, type Category } from '#domain/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link, useLocation } from 'react-router';
import { NoScriptContact } from '#web/ui/no-script-contact.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { blankFields } from './order-fields.ts';
import { OrderForm } from './order-form.tsx';
import styles from './order-page.module.css';
import { orderedType } from './ordered-type.ts';
import { TypeGallery } from './type-gallery.tsx';

/** The order page of one category (spec section 2): pictures beside the form, one choice of type for both. */
export function OrderPage({ category }: { readonly category: Category }) {
  const { search } = useLocation();
  // The query is not known while the page is rendered beforehand.
  const query = useHydrated() ? search : '';
  const [fields, change, clear] = useDraft(blankFields);
  const id = orderedType(productIdsOf(category), fields.type, query);
  const choose = (type: string) => change({ type });

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link className={styles.back} to="/shop">
          <Icon name="previous" size={16} />
          {order.back}
        </Link>
        <h1 className={styles.title}>{order.title(category)}</h1>
        <p className={styles.lead}>{orderPages[category].lead}</p>
      </header>
      <div className={styles.gallery}>
        <TypeGallery ids={productIdsOf(category)} chosen={id} onChoose={choose} />
        <Link className={styles.about} to={`/product/${id}`}>
          {order.about(displayName(id))}
          <Icon name="arrow" size={18} />
        </Link>
      </div>
      <div className={styles.form}>
        <OrderForm category={category} id={id} fields={fields} onChange={change} onAdded={clear} />
        <NoScriptContact page="order" />
      </div>
    </div>
  );
}
