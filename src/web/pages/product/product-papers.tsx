import { Link } from 'react-router';
import { papers } from '#content/papers.ts';
import { lotPapersOf } from '#content/papers/lot-papers.ts';
import type { Papers } from '#content/papers/paper-rules.ts';
import { sheetPath } from '#content/sheet-path.ts';
import { paperFamilyOf, type ProductId } from '#domain/catalogue/catalogue.ts';
import { productPage } from '#text/pages/product.ts';
import { PaperTick } from '#web/features/papers/paper-tick.tsx';
import { useTickedPapers } from '#web/features/papers/use-ticked-papers.ts';
import { useValidCertificates } from '#web/features/papers/use-valid-certificates.ts';
import { FileLink } from '#web/ui/controls/file-link.tsx';
import { neighbourIds } from './neighbour-ids.ts';

interface ProductPapersProps {
  id: ProductId;
  name: string;
  held?: Papers;
}

export function ProductPapers({ id, name, held = papers }: ProductPapersProps) {
  const certificates = useValidCertificates(held, id);
  const { isTicked, toggle } = useTickedPapers();
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
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {lotPapersOf(id).map((paper) => (
          <li key={paper}>
            <PaperTick paper={paper} isTicked={isTicked(paper)} onToggle={() => toggle(paper)} />
          </li>
        ))}
      </ul>
      <Link className="text-link gap-2 font-semibold" to={`/papers#${paperFamilyOf(id)}`}>
        {productPage.papersLink}
      </Link>
    </div>
  );
}
