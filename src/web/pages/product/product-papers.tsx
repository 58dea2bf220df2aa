import { sheetPath } from '#content/catalogue/sheet-path.ts';
import type { Papers } from '#content/papers/paper-types.ts';
import { getPaperFamily, type ProductId } from '#domain/catalogue/catalogue.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { language } from '#text/site.ts';
import { PaperChoice } from '#web/features/papers/paper-choice.tsx';
import { getPaperScope } from '#web/features/papers/use-requested-papers.ts';
import { useValidCertificates } from '#web/features/papers/use-valid-certificates.ts';
import { PdfLink } from '#web/ui/controls/pdf-link.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { listIdsToCompare } from './ids-to-compare.ts';

interface ProductPapersProps {
  id: ProductId;
  name: string;
  papers: Papers;
}

export function ProductPapers({ id, name, papers }: ProductPapersProps) {
  const certificates = useValidCertificates(papers, id);
  const lot = papers.lastLots?.find(({ product }) => product === id);
  const figures = lot?.figures[language];
  return (
    <div className="text-small text-ink-soft print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <PdfLink path={sheetPath(name)}>{productPageTexts.sheet}</PdfLink>
        <TextLink to={`/compare?ids=${listIdsToCompare(id).join()}`}>{productPageTexts.compare}</TextLink>
      </div>
      <h3 className="mt-6 mb-2 text-lead">{productPageTexts.papersTitle}</h3>
      <ul className="empty:hidden">
        {certificates.map((certificate) => (
          <li key={certificate.number}>
            {productPageTexts.held(certificate.name, certificate.number, certificate.until)}
          </li>
        ))}
      </ul>
      {lot && figures !== undefined && <p>{productPageTexts.lastLot(lot.day, figures)}</p>}
      <p className="mb-3 noscript:hidden">{productPageTexts.papersText}</p>
      <PaperChoice ids={[id]} scope={getPaperScope(id)} initiallyOpenGroups={['tests']} />
      <TextLink to={`/papers#${getPaperFamily(id)}`}>{productPageTexts.papersLink}</TextLink>
    </div>
  );
}
