import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, type Params } from 'react-router';
import { loadProducts, productListModule } from '#content/catalogue/category-products.ts';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { company } from '#content/company.ts';
import { parseOrderLink } from '#domain/cart/order-link.ts';
import { productPath } from '#domain/catalogue/catalogue.ts';
import { parseCategory, type Category } from '#domain/catalogue/categories.ts';
import { orderCategoryName } from '#text/catalogue/names.ts';
import { itemNote } from '#text/list/item-note.ts';
import { order, orderPages } from '#text/pages/order.ts';
import { requestSteps } from '#text/quote/request-steps.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { NoScriptContact } from '#web/features/company/no-script-contact.tsx';
import { TradeTerms } from '#web/features/company/trade-terms.tsx';
import { RequestSteps } from '#web/features/order/request-steps.tsx';
import type { Page } from '#web/navigation/page.ts';
import { useDraft } from '#web/storage/use-draft.ts';
import { Container } from '#web/ui/container.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { blankFields, type OrderFields } from './order-fields.ts';
import { OrderForm } from './order-form.tsx';
import { findProduct, linkedType, selectProduct } from './selected-product.ts';
import { TypeGallery } from './type-gallery.tsx';
import styles from './page.module.css';

export async function page(params: Params): Promise<Page | undefined> {
  const category = parseCategory(params.category);
  if (!category) return undefined;
  return {
    head: orderPages[category].head,
    socialImage: `order-${category}`,
    breadcrumbs: [
      { name: order.shop, path: '/shop' },
      { name: orderCategoryName(category), path: `/order/${category}` },
    ],
    ...(import.meta.env.SSR && { textModules: [productListModule(category)] }),
    content: <OrderPage category={category} products={await loadProducts(category)} />,
  };
}

interface OrderPageProps {
  category: Category;
  products: readonly ListedProduct[];
}

/** A visitor who comes with a type finds the form first on a phone. */
function OrderPage({ category, products }: OrderPageProps) {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const query = isHydrated ? search : '';
  const scope = useRef<HTMLDivElement>(null);
  const [fields, change, discard] = useDraft(blankFields, { scope, suggest: linkedFields });
  const [isGalleryOpen, setIsGalleryOpen] = useState(false);
  const galleryId = useId();
  const stepsId = useId();
  const selected = selectProduct(products, fields.type, query);
  const linked = parseOrderLink(query);
  const isSample = linked.sample !== undefined;
  useSampleTitle(isSample ? selected.name : undefined);
  const choose = useCallback((type: string) => change({ type }), [change]);

  return (
    <Container
      ref={scope}
      className={styles.page}
      data-chosen={findProduct(products, linkedType(query)) !== undefined || undefined}
      data-gallery-open={isGalleryOpen || undefined}
    >
      <OrderTitle category={category} product={selected} isSample={isSample} />
      <ChosenType
        product={selected}
        galleryId={galleryId}
        isGalleryOpen={isGalleryOpen}
        onToggle={() => setIsGalleryOpen(!isGalleryOpen)}
      />
      <div id={galleryId} className={`min-w-0 max-md:mt-4 ${styles.gallery}`}>
        <TypeGallery products={products} selected={selected} onChoose={choose} />
        <section className="mt-5 grid gap-4 max-md:hidden" aria-labelledby={stepsId}>
          <h2 id={stepsId} className="text-title-sm">
            {requestSteps.title}
          </h2>
          <p className="text-ink-soft">{requestSteps.lead}</p>
          <RequestSteps className="" />
        </section>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-3 max-md:mt-4">
        <OrderForm
          category={category}
          product={selected}
          isSample={isSample}
          hasPacks={linked.packWeight !== undefined}
          fields={fields}
          onChange={change}
          discardDraft={discard}
        />
        <Link
          className="inline-flex min-h-touch items-center gap-2 justify-self-start text-sm font-semibold"
          to={productPath(selected.id)}
        >
          <span>{order.about(selected.name)}</span>
          <Icon name="arrow" size={18} />
        </Link>
        <TradeTerms id={selected.id} />
        <NoScriptContact page="order" />
      </div>
    </Container>
  );
}

interface OrderTitleProps {
  category: Category;
  product: ListedProduct;
  isSample: boolean;
}

function OrderTitle({ category, product, isSample }: OrderTitleProps) {
  return (
    <header>
      <Link className="text-link gap-1 font-semibold" to="/shop">
        <Icon name="previous" size={16} />
        {order.back}
      </Link>
      <h1 className={styles.title}>{isSample ? order.sampleTitle : order.title(category)}</h1>
      <p className={`mt-2 font-serif text-title-sm text-accent-strong ${styles.first}`}>{product.name}</p>
      <p className={`mt-3 max-w-[46ch] text-ink-soft ${isSample ? '' : 'max-md:hidden'}`}>
        {isSample ? order.sampleLead : orderPages[category].lead}
      </p>
    </header>
  );
}

interface ChosenTypeProps {
  product: ListedProduct;
  galleryId: string;
  isGalleryOpen: boolean;
  onToggle: () => void;
}

/** On a phone, in place of the gallery until that is opened. */
function ChosenType({ product, galleryId, isGalleryOpen, onToggle }: ChosenTypeProps) {
  return (
    <div className={`mt-3 ${styles.chosen}`}>
      <Picture source={product.picture} sizes="64px" className="aspect-square flex-none rounded-sm" />
      <p className="min-w-0 font-serif-small text-lg">{product.name}</p>
      <Button variant="text" aria-expanded={isGalleryOpen} aria-controls={galleryId} onClick={onToggle}>
        {order.otherTypes}
      </Button>
    </div>
  );
}

/** Names the page after the sample that is asked for, if one is. */
function useSampleTitle(name: string | undefined): void {
  const { key } = useLocation();
  const title = name === undefined ? undefined : order.sampleHead(name);
  useEffect(() => {
    // Runs for each history entry, because each one first sets the title of the page.
    if (title !== undefined && key !== '') document.title = `${title} | ${company.name}`;
  }, [title, key]);
}

function linkedFields(): Partial<OrderFields> {
  const { type: _type, sample, ...packs } = parseOrderLink(window.location.search);
  return sample === undefined ? packs : { quantity: '1', packWeight: '0.1', note: itemNote.sample };
}
