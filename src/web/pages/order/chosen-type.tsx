import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { orderPageTexts } from '#text/pages/order.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './page.module.css';

interface ChosenTypeProps {
  product: ListedProduct;
  galleryId: string;
  isGalleryOpen: boolean;
  onToggle: () => void;
}

export function ChosenType({ product, galleryId, isGalleryOpen, onToggle }: ChosenTypeProps) {
  return (
    <div className={styles.chosen}>
      <Picture source={product.picture} sizes="64px" className={styles.chosenPicture} />
      <p className={`font-display-small ${styles.chosenName}`}>{product.name}</p>
      <Button variant="text" aria-expanded={isGalleryOpen} aria-controls={galleryId} onClick={onToggle}>
        {orderPageTexts.otherTypes}
      </Button>
    </div>
  );
}
