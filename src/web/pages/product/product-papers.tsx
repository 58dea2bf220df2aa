import { sheetPath } from '#content/catalogue/sheet-path.ts';
import { papers } from '#content/papers.ts';
import { getLotPapers, paperGroups, type PaperGroup } from '#content/papers/lot-papers.ts';
import type { Papers } from '#content/papers/paper-types.ts';
import { getPaperFamily, type ProductId } from '#domain/catalogue/catalogue.ts';
import { getKeys } from '#domain/fields.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { formatPaperCount, paperGroupNames } from '#text/papers/lot-papers.ts';
import { language } from '#text/site.ts';
import { PaperCheckbox } from '#web/features/papers/paper-checkbox.tsx';
import { paperScope, useRequestedPapers } from '#web/features/papers/use-requested-papers.ts';
import { useValidCertificates } from '#web/features/papers/use-valid-certificates.ts';
import { Disclosure } from '#web/ui/controls/disclosure.tsx';
import { FileLink } from '#web/ui/controls/file-link.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { idsToCompare } from './ids-to-compare.ts';

interface ProductPapersProps {
  id: ProductId;
  name: string;
  companyPapers?: Papers;
}

export function ProductPapers({ id, name, companyPapers = papers }: ProductPapersProps) {
  const certificates = useValidCertificates(companyPapers, id);
  const lot = companyPapers.lastLots?.find(({ product }) => product === id);
  const figures = lot?.figures[language];
  return (
    <div className="text-sm text-ink-soft print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <FileLink path={sheetPath(name)}>{productPageTexts.sheet}</FileLink>
        <TextLink to={`/compare?ids=${idsToCompare(id).join()}`}>{productPageTexts.compare}</TextLink>
      </div>
      <h3 className="mt-6 mb-2 text-lg">{productPageTexts.papersTitle}</h3>
      <ul className="empty:hidden">
        {certificates.map((certificate) => (
          <li key={certificate.number}>
            {productPageTexts.held(certificate.name, certificate.number, certificate.until)}
          </li>
        ))}
      </ul>
      {lot && figures !== undefined && <p>{productPageTexts.lastLot(lot.day, figures)}</p>}
      <p className="mb-3 noscript:hidden">{productPageTexts.papersText}</p>
      <div className="-space-y-px">
        {getKeys(paperGroups).map((group) => (
          <Group key={group} group={group} id={id} />
        ))}
      </div>
      <TextLink to={`/papers#${getPaperFamily(id)}`}>{productPageTexts.papersLink}</TextLink>
    </div>
  );
}

function Group({ group, id }: { group: PaperGroup; id: ProductId }) {
  const { isRequested, toggle } = useRequestedPapers();
  const scope = paperScope(id);
  const papersOfGroup = getLotPapers(id).filter((paper) => paperGroups[group].includes(paper));
  const requested = papersOfGroup.filter((paper) => isRequested(paper, scope));
  return (
    <Disclosure
      isInitiallyOpen={group === 'tests'}
      summary={
        <>
          <span className="text-ink">{paperGroupNames[group]}</span>
          <span className="font-normal">{formatPaperCount(papersOfGroup.length, requested.length)}</span>
        </>
      }
    >
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {papersOfGroup.map((paper) => (
          <li key={paper}>
            <PaperCheckbox paper={paper} isChecked={isRequested(paper, scope)} onToggle={() => toggle(paper, scope)} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
