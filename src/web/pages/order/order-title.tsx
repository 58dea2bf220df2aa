import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';
import { orderPageTexts, orderTextsByCategory } from '#text/pages/order.ts';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './page.module.css';

interface OrderTitleProps {
  categoryId: CategoryId;
  product: ListedProduct;
  isSample: boolean;
}

export function OrderTitle({ categoryId, product, isSample }: OrderTitleProps) {
  return (
    <header>
      <TextLink variant="back" className="font-semibold" to="/shop">
        <Icon name="previous" size={16} />
        {orderPageTexts.back}
      </TextLink>
      <h1 className={styles.title}>{isSample ? orderPageTexts.sampleTitle : orderPageTexts.title(categoryId)}</h1>
      <p className={styles.productName}>{product.name}</p>
      <p className={`mt-3 max-w-46ch text-ink-soft ${isSample ? '' : 'max-md:hidden'}`}>
        {isSample ? orderPageTexts.sampleLead : orderTextsByCategory[categoryId].lead}
      </p>
    </header>
  );
}
