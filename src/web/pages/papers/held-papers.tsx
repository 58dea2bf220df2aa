import type { Certificate, Papers } from '#content/papers/paper-rules.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { productName } from '#text/catalogue.ts';
import { certificateKinds, papersPage } from '#text/papers.ts';
import { useValidCertificates } from '#web/features/papers/use-valid-certificates.ts';
import { FileLink } from '#web/ui/controls/file-link.tsx';
import { ScrollTable } from '#web/ui/scroll-table.tsx';

const { held: text } = papersPage;

export function HeldPapers({ held }: { held: Papers }) {
  const certificates = useValidCertificates(held);
  if (certificates.length === 0 && held.registrations.length === 0) return <p className="max-w-measure">{text.none}</p>;
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title-md">{text.title}</h2>
      {certificates.length > 0 && <Certificates certificates={certificates} />}
      {held.registrations.length > 0 && (
        <ScrollTable label={text.registrationsTitle}>
          <thead>
            <tr>
              {[text.registration, text.number, text.authority].map((label) => (
                <th key={label} scope="col" className="min-w-[7.5rem]">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {held.registrations.map(({ name, number, authority }) => (
              <tr key={number}>
                <th scope="row">{name}</th>
                <td>{number}</td>
                <td>{authority}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </section>
  );
}

function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <ScrollTable label={text.title}>
      <thead>
        <tr>
          {[text.name, text.covers, text.issuer, text.number, text.until, text.file].map((label) => (
            <th key={label} scope="col" className="min-w-[7.5rem]">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {certificates.map(({ name, kind, scope, products, issuer, number, until, file }) => (
          <tr key={number}>
            <th scope="row">{`${name} (${certificateKinds[kind]})`}</th>
            <td>
              <span>{`${scope}.`}</span>{' '}
              <span>
                {products === 'all' ? text.allProducts : products.map((id) => productName(id as ProductId)).join(', ')}
              </span>
            </td>
            <td>{issuer}</td>
            <td>{number}</td>
            <td>
              <time>{until}</time>
            </td>
            <td>{file === undefined ? '-' : <FileLink path={`/papers/${file}`}>{text.openFile(name)}</FileLink>}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
