import { company } from '#content/company.ts';
import { formatPhoneLink } from '#domain/contact/phone.ts';
import { formatWhatsAppLink } from '#domain/message/whatsapp-link.ts';

export const companyPhoneLink = formatPhoneLink(company.phone);
export const companyMailLink = `mailto:${company.email}`;

export function formatCompanyWhatsAppLink(text?: string): string {
  return formatWhatsAppLink(company.whatsappNumber, text);
}
