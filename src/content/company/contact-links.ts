import { company } from '#content/company.ts';
import { telLink } from '#domain/contact/phone.ts';
import { whatsAppLink } from '#domain/message/whatsapp-link.ts';

export const companyPhoneLink = telLink(company.phone);
export const companyMailLink = `mailto:${company.email}`;

export function formatCompanyWhatsAppLink(text?: string): string {
  return whatsAppLink(company.whatsappNumber, text);
}
