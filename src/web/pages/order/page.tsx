import { useCallback, useId, useRef, useState } from 'react';
import type { Params } from 'react-router';
import { categoryProductsModule, loadCategoryProducts } from '#content/catalogue/category-products.ts';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { parseOrderLink } from '#domain/cart/order-link.ts';
import { productPath } from '#domain/catalogue/catalogue.ts';
import { orderPath, parseCategoryId, type CategoryId } from '#domain/catalogue/categories.ts';
import { itemNoteTexts } from '#text/cart/item-note.ts';
import { getCategoryNameInOrders } from '#text/catalogue/names.ts';
import { orderPageTexts, orderTextsByCategory } from '#text/pages/order.ts';
import { requestStepTexts } from '#text/quote/request-steps.ts';
import { NoScriptContact } from '#web/features/company/no-script-contact.tsx';
import { TradeTerms } from '#web/features/company/trade-terms.tsx';
import { RequestSteps } from '#web/features/quote/request-steps.tsx';
import type { Page } from '#web/navigation/page.ts';
import { useHydratedLocation } from '#web/navigation/use-hydrated-location.ts';
import { useEntryDraft } from '#web/storage/history/use-entry-draft.ts';
import { Container } from '#web/ui/container.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ChosenType } from './chosen-type.tsx';
import { blankFields, type OrderFields } from './form/order-fields.ts';
import { OrderForm } from './form/order-form.tsx';
import { OrderTitle } from './order-title.tsx';
import { ProductGallery } from './product-choice/product-gallery.tsx';
import { findProduct, selectProduct } from './product-choice/selected-product.ts';
import { useSampleTitle } from './use-sample-title.ts';
import styles from './page.module.css';

export async function page(params: Params): Promise<Page | undefined> {
  const categoryId = parseCategoryId(params.category);
  if (!categoryId) return undefined;
  return {
    head: orderTextsByCategory[categoryId].head,
    socialCard: `order-${categoryId}`,
    breadcrumbs: [
      { name: orderPageTexts.shop, path: '/shop' },
      { name: getCategoryNameInOrders(categoryId), path: orderPath(categoryId) },
    ],
    content: <OrderPage categoryId={categoryId} products={await loadCategoryProducts(categoryId)} />,
  };
}

export function textModules(params: Params): readonly string[] {
  const categoryId = parseCategoryId(params.category);
  return categoryId === undefined ? [] : [categoryProductsModule(categoryId)];
}

interface OrderPageProps {
  categoryId: CategoryId;
  products: readonly ListedProduct[];
}

function OrderPage({ categoryId, products }: OrderPageProps) {
  const linkedOrder = parseOrderLink(useHydratedLocation().search);
  const container = useRef<HTMLDivElement>(null);
  const { fields, change, discard } = useEntryDraft(blankFields, { container, getPrefill: readLinkedFields });
  const [isGalleryOpen, setIsGalleryOpen] = useState(false);
  const galleryId = useId();
  const stepsId = useId();
  const selectedProduct = selectProduct(products, fields.type, linkedOrder.type);
  const isSample = linkedOrder.sample !== undefined;
  useSampleTitle(isSample ? selectedProduct.name : undefined);
  const choose = useCallback((type: string) => change({ type }), [change]);

  return (
    <Container
      ref={container}
      className={styles.page}
      data-type-in-url={findProduct(products, linkedOrder.type) !== undefined || undefined}
      data-gallery-open={isGalleryOpen || undefined}
    >
      <OrderTitle categoryId={categoryId} product={selectedProduct} isSample={isSample} />
      <ChosenType
        product={selectedProduct}
        galleryId={galleryId}
        isGalleryOpen={isGalleryOpen}
        onToggle={() => setIsGalleryOpen(!isGalleryOpen)}
      />
      <div id={galleryId} className={styles.gallery}>
        <ProductGallery products={products} selectedProduct={selectedProduct} onChoose={choose} />
        <section className="mt-6 grid gap-4 max-md:hidden" aria-labelledby={stepsId}>
          <h2 id={stepsId} className="text-title-sm">
            {requestStepTexts.title}
          </h2>
          <p className="text-ink-soft">{requestStepTexts.lead}</p>
          <RequestSteps />
        </section>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-3 max-md:mt-4">
        <OrderForm
          categoryId={categoryId}
          product={selectedProduct}
          isSample={isSample}
          hasPacksInUrl={linkedOrder.packWeight !== undefined}
          fields={fields}
          onChange={change}
          onAdded={discard}
        />
        <TextLink variant="underlined" className="text-small" to={productPath(selectedProduct.id)}>
          <span>{orderPageTexts.about(selectedProduct.name)}</span>
          <Icon name="arrow" size={18} />
        </TextLink>
        <TradeTerms id={selectedProduct.id} />
        <NoScriptContact page="order" />
      </div>
    </Container>
  );
}

const samplePacks = { quantity: '1', packWeight: '0.1', unit: 'kg' } as const;

function readLinkedFields(): Partial<OrderFields> {
  const { type: _type, sample, ...packs } = parseOrderLink(window.location.search);
  return sample === undefined ? packs : { ...samplePacks, note: itemNoteTexts.sample };
}
