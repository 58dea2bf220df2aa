import { Link } from 'react-router';
import { sheetPath } from '#content/catalogue/sheet-path.ts';
import { papers } from '#content/papers.ts';
import { getLotPapers, paperGroups } from '#content/papers/lot-papers.ts';
import type { Papers } from '#content/papers/paper-rules.ts';
import { getPaperFamily, type ProductId } from '#domain/catalogue/catalogue.ts';
import { getKeys } from '#domain/fields.ts';
import { productPage } from '#text/pages/product.ts';
import { language } from '#text/site.ts';
import { PaperGroup } from '#web/features/papers/paper-group.tsx';
import { getPaperItems, useTickedPapers } from '#web/features/papers/use-ticked-papers.ts';
import { useValidCertificates } from '#web/features/papers/use-valid-certificates.ts';
import { FileLink } from '#web/ui/controls/file-link.tsx';
import { neighbourIds } from './neighbour-ids.ts';

interface ProductPapersProps {
  id: ProductId;
  name: string;
  companyPapers?: Papers;
}

export function ProductPapers({ id, name, companyPapers = papers }: ProductPapersProps) {
  const certificates = useValidCertificates(companyPapers, id);
  const lot = companyPapers.lastLots?.find(({ product }) => product === id);
  const figures = lot?.figures[language];
  const { isTicked, toggle } = useTickedPapers();
  const items = getPaperItems(id);
  return (
    <div className="text-sm text-ink-soft print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <FileLink path={sheetPath(name)}>{productPage.sheet}</FileLink>
        <Link className="text-link gap-2 font-semibold" to={`/compare?ids=${neighbourIds(id).join()}`}>
          {productPage.compare}
        </Link>
      </div>
      <h3 className="mt-5 mb-2 text-lg">{productPage.papersTitle}</h3>
      <ul className="empty:hidden">
        {certificates.map((certificate) => (
          <li key={certificate.number}>{productPage.held(certificate.name, certificate.number, certificate.until)}</li>
        ))}
      </ul>
      {lot && figures !== undefined && <p>{productPage.lastLot(lot.day, figures)}</p>}
      <p className="mb-3 noscript:hidden">{productPage.papersText}</p>
      <div className="-space-y-px">
        {getKeys(paperGroups).map((group) => (
          <PaperGroup
            key={group}
            variant="list"
            group={group}
            papers={getLotPapers(id)}
            isOpenAtFirst={group === 'tests'}
            isTicked={(paper) => isTicked(paper, items)}
            onToggle={(paper) => toggle(paper, items)}
          />
        ))}
      </div>
      <Link className="text-link gap-2 font-semibold" to={`/papers#${getPaperFamily(id)}`}>
        {productPage.papersLink}
      </Link>
    </div>
  );
}
