import { useLocation } from 'react-router';
import { loadProducts } from '#content/category-products.ts';
import type { ListedProduct } from '#content/listed-product.ts';
import { productType } from '#domain/catalogue.ts';
import { parseCategory, type Category } from '#domain/categories.ts';
import { orderCategoryName, productName } from '#text/catalogue.ts';
import { order, orderPages } from '#text/order.ts';
import type { Page, RouteParams } from '#web/page.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { NoScriptContact } from '#web/ui/no-script-contact.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { blankFields } from './order-fields.ts';
import { OrderForm } from './order-form.tsx';
import { TypeGallery } from './type-gallery.tsx';
import styles from './page.module.css';

/** The order page of a category; Product Not Found for an unknown category. */
export async function page(params: RouteParams): Promise<Page> {
  const category = parseCategory(params['category']);
  if (!category) return (await import('#web/pages/not-found/page.tsx')).productNotFound;
  return {
    head: orderPages[category].head,
    socialImage: `order-${category}`,
    breadcrumbs: [
      { name: order.shop, path: '/shop' },
      { name: orderCategoryName(category), path: `/order/${category}` },
    ],
    content: <OrderPage category={category} products={await loadProducts(category)} />,
  };
}

interface OrderPageProps {
  category: Category;
  products: readonly ListedProduct[];
}

/** Pictures beside the form; both select the same type. */
function OrderPage({ category, products }: OrderPageProps) {
  const { search } = useLocation();
  // Prerendering knows no query.
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

/**
 * The product to order: the one selected on the page, else the one of `?type=`, else the first. Matches the visible or the
 * stored name, ignoring case. `products` must not be empty.
 */
export function selectProduct(products: readonly ListedProduct[], selected: string, query: string): ListedProduct {
  const find = (name: string) => {
    const wanted = name.trim().toLowerCase();
    return products.find(({ id }) => [productName(id), productType(id)].some((one) => one.toLowerCase() === wanted));
  };
  const product = find(selected) ?? find(new URLSearchParams(query).get('type') ?? '') ?? products[0];
  if (!product) throw new RangeError('a category without products');
  return product;
}
