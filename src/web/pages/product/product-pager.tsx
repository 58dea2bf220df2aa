import { Link } from 'react-router';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { getCategoryId, productPath, type ProductId } from '#domain/catalogue/catalogue.ts';
import { categoryPath } from '#domain/catalogue/categories.ts';
import { categoryNames } from '#text/catalogue/names.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { useProductListVisit } from '#web/navigation/use-product-list-visit.ts';
import { Container } from '#web/ui/container.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';

const linkClass =
  'flex flex-wrap items-center gap-4 rounded-8 border border-hairline p-3 text-ink no-underline transition-soft hover:border-accent hover:bg-linen';
const growingClass = 'min-w-0 flex-[1_1_7rem]';

interface ProductPagerProps {
  id: ProductId;
  products: readonly ListedProduct[];
}

export function ProductPager({ id, products }: ProductPagerProps) {
  const { linkState } = useProductListVisit();
  const categoryId = getCategoryId(id);
  const index = products.findIndex((product) => product.id === id);
  const directions = [
    {
      product: products[index - 1],
      icon: 'previous',
      rel: 'prev',
      word: productPageTexts.previous,
      className: '',
      wordsClass: growingClass,
      iconClass: '-order-1',
    },
    {
      product: products[index + 1],
      icon: 'next',
      rel: 'next',
      word: productPageTexts.next,
      className: 'md:col-start-2 md:text-right',
      wordsClass: `${growingClass} md:-order-1`,
      iconClass: 'ml-auto',
    },
  ] as const;
  return (
    <Container
      as="nav"
      className="grid gap-4 py-12 md:grid-cols-2 md:py-16"
      aria-label={productPageTexts.neighboursLabel(categoryNames[categoryId])}
    >
      {directions.map(({ product, icon, rel, word, className, wordsClass, iconClass }) =>
        product ? (
          <Link
            key={word}
            className={`${linkClass} ${className}`}
            to={productPath(product.id)}
            state={linkState}
            rel={rel}
          >
            <Picture
              source={product.picture}
              alt=""
              sizes="120px"
              className="aspect-4/3 w-[min(5.5rem,24.5vw)] flex-none rounded-4"
            />
            <span className={wordsClass}>
              <span className="block text-caption font-semibold tracking-10 text-accent-strong uppercase">{word}</span>
              <SmallTitle as="span" leading="tighter" className="block">
                {product.name}
              </SmallTitle>
            </span>
            <Icon name={icon} className={`flex-none text-accent-strong ${iconClass}`} />
          </Link>
        ) : (
          <Link key={word} className={`${linkClass} ${className}`} to={categoryPath(categoryId)}>
            <SmallTitle as="span" leading="tighter" className={`block ${wordsClass}`}>
              {productPageTexts.allInCategory[categoryId]}
            </SmallTitle>
            <Icon name={icon} className={`flex-none text-accent-strong ${iconClass}`} />
          </Link>
        ),
      )}
    </Container>
  );
}
