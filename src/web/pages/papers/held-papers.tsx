import type { ReactNode } from 'react';
import type { Certificate, Papers } from '#content/papers/paper-types.ts';
import { getShortName } from '#text/catalogue/names.ts';
import { formatDay } from '#text/format/day.ts';
import { certificateKindNames, papersPageTexts } from '#text/pages/papers.ts';
import { useValidCertificates } from '#web/features/papers/use-valid-certificates.ts';
import { PdfLink } from '#web/ui/controls/pdf-link.tsx';
import { ScrollTable } from '#web/ui/scroll-table.tsx';
import styles from './held-papers.module.css';

const { held: heldTexts } = papersPageTexts;

export function HeldPapers({ papers }: { papers: Papers }) {
  const certificates = useValidCertificates(papers);
  if (certificates.length === 0 && papers.registrations.length === 0) {
    return <p className="max-w-measure">{heldTexts.none}</p>;
  }
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title-md">{heldTexts.title}</h2>
      {certificates.length > 0 && (
        <CardTable
          label={heldTexts.title}
          columns={[
            heldTexts.name,
            heldTexts.number,
            heldTexts.until,
            heldTexts.covers,
            heldTexts.issuer,
            heldTexts.file,
          ]}
          rows={certificates.map(toCertificateCells)}
        />
      )}
      {papers.registrations.length > 0 && (
        <CardTable
          label={heldTexts.registrationsTitle}
          columns={[heldTexts.registration, heldTexts.number, heldTexts.authority]}
          rows={papers.registrations.map(({ name, number, authority }) => [name, number, authority])}
        />
      )}
    </section>
  );
}

function toCertificateCells(certificate: Certificate): Row {
  const { name, kind, scope, products, issuer, number, until, file } = certificate;
  const coveredProducts =
    products === 'all' ? heldTexts.allProducts : products.map((id) => getShortName(id)).join(', ');
  return [
    `${name} (${certificateKindNames[kind]})`,
    number,
    <time key="until" dateTime={until}>
      {formatDay(until)}
    </time>,
    `${scope}. ${coveredProducts}`,
    issuer,
    file === undefined ? (
      '-'
    ) : (
      <PdfLink key="file" path={`/papers/${file}`}>
        {heldTexts.openFile(name)}
      </PdfLink>
    ),
  ];
}

type Row = readonly [name: string, number: string, ...cells: ReactNode[]];

interface CardTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly Row[];
}

function CardTable({ label, columns, rows }: CardTableProps) {
  return (
    <ScrollTable label={label} tableClassName={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={cells[0]}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
