import { company } from '#content/company.ts';
import { formatCompanyWhatsAppLink } from '#content/company/contact-links.ts';
import { formatMailLink } from '#domain/message/mail-link.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { TextLink } from '#web/ui/controls/text-link.tsx';

export function AskLinks({ question }: { question: string }) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-small text-ink-soft print:hidden">
      {productPageTexts.ask}
      <span className="flex flex-wrap items-center gap-3">
        <TextLink href={formatCompanyWhatsAppLink(`${question}: `)} target="_blank" rel="noopener">
          {productPageTexts.askWays.whatsApp}
        </TextLink>
        <TextLink href={formatMailLink(company.email, question, `${question}: `)}>
          {productPageTexts.askWays.mail}
        </TextLink>
      </span>
    </p>
  );
}
