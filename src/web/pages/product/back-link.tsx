import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { productPage } from '#text/product.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useProductListOrigin } from '#web/ui/use-product-list-origin.ts';
import styles from './back-link.module.css';

/** Goes back to the list of products with its filter, search and scroll position, where the visitor came from it. */
export function BackLink() {
  const { origin } = useProductListOrigin();
  const goBack = (event: MouseEvent) => {
    if (!origin || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.history.go(-origin.steps);
  };
  return (
    <Link className={`text-link gap-1 ${styles.back}`} to={`/products${origin?.search ?? ''}`} onClick={goBack}>
      <Icon name="previous" size={18} className="transition-soft" />
      {productPage.back}
    </Link>
  );
}
