import { shop, shopSteps } from '#text/shop.ts';
import { categories } from '#domain/categories.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Section } from '#web/ui/section.tsx';
import { CategoryCard } from './category-card.tsx';
import styles from './shop-page.module.css';

/** The three categories, each with the way to its order page. */
export function ShopPage() {
  return (
    <>
      <PageTitle title={shop.title} lead={shop.lead} />
      <ul className={`ui-container ${styles.cards}`}>
        {categories.map((category, index) => (
          <CategoryCard key={category} category={category} priority={index === 0} />
        ))}
      </ul>
      <Section tone="linen" title={shopSteps.title} lead={shopSteps.lead}>
        <ol className={styles.steps}>
          {shopSteps.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
