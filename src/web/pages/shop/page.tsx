import { Link } from 'react-router';
import { categories } from '#domain/categories.ts';
import { head, shop, shopSteps } from '#text/shop.ts';
import type { Page } from '#web/page.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Section } from '#web/ui/section.tsx';
import { CategoryCard } from './category-card.tsx';
import styles from './page.module.css';

/** The shop: the three categories, each with a link to its order page. */
export const page: Page = {
  head,
  socialImage: 'shop',
  breadcrumbs: [{ name: shop.title, path: '/shop' }],
  content: (
    <>
      <PageTitle title={shop.title} lead={shop.lead} />
      <ul className={`ui-container ui-stack ui-gap-7-5 ${styles.cards}`}>
        {categories.map((category, index) => (
          <CategoryCard key={category} category={category} priority={index === 0} />
        ))}
      </ul>
      <p className="ui-container ui-script-only ui-mt-6 ui-pb-section">
        {shop.list} <Link to="/cart#paste">{shop.pasteList}</Link>
      </p>
      <Section tone="linen" title={shopSteps.title} lead={shopSteps.lead}>
        <ol className={`ui-numbered ui-stack ui-gap-6 ${styles.steps}`}>
          {shopSteps.steps.map(({ title, text }) => (
            <li key={title} className="ui-line-accent ui-pt-4">
              <h3 className={`ui-number ui-flex ui-title-md ui-gap-3 ui-baseline ${styles.stepTitle}`}>{title}</h3>
              <p className="ui-soft ui-measure-40 ui-mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  ),
};
