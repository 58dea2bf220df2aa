import { company } from '#content/company.ts';
import { displayName } from '#content/en/catalogue.ts';
import { order, orderPages } from '#content/en/order.ts';
import { productIdsOf, type Category } from '#domain/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link, useLocation } from 'react-router';
import { useDraft } from '#web/ui/use-draft.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { blankFields } from './order-fields.ts';
import { OrderForm } from './order-form.tsx';
import styles from './order-page.module.css';
import { orderedType } from './ordered-type.ts';
import { TypeGallery } from './type-gallery.tsx';

/** The order page of one category: pictures beside the form, one choice of type for both. */
export function OrderPage({ category }: { category: Category }) {
  const { search } = useLocation();
  // The query is not known while the page is rendered beforehand.
  const query = useHydrated() ? search : '';
  const [fields, change, clear] = useDraft(blankFields);
  const id = orderedType(productIdsOf(category), fields.type, query);
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
        <TypeGallery ids={productIdsOf(category)} chosen={id} onChoose={choose} />
        <Link className={`ui-text-link ${styles.about}`} to={`/product/${id}`}>
          {order.about(displayName(id))}
          <Icon name="arrow" size={18} />
        </Link>
      </div>
      <div className={styles.form}>
        <OrderForm category={category} id={id} fields={fields} onChange={change} onAdded={clear} />
        <noscript>
          <p className={styles.noScript}>
            {order.noScript} <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </noscript>
      </div>
    </div>
  );
}
