import { maxNoteLength, type ItemContent } from '#domain/cart/cart-item.ts';
import { findItemWeight, findTotal, type Total, type Weight } from '#domain/cart/weight.ts';
import { escapeWhatsAppMarkup, toSingleLine, truncate } from '#domain/message/message-text.ts';
import { fitsWhatsAppLink } from '#domain/message/whatsapp-limits.ts';
import { countFittingItems } from './count-fitting-items.ts';
import { formatField } from './format-field.ts';
import { detailFields, type DetailField, type QuoteDetails } from './quote-details.ts';

const maxShortenedNoteLength = 60;

export interface QuoteRequest {
  readonly reference: string;
  /** In English, as `formatMessageDate` writes it; `dateText` translates it. */
  readonly date: string;
  /** The buyer's name; undefined for a request that was sent earlier, because name and number are not remembered. */
  readonly name?: string;
  readonly phone?: string;
  readonly email: string;
  readonly items: readonly ItemContent[];
  readonly details: QuoteDetails;
}

export interface QuoteLabels {
  readonly title: (reference: string) => string;
  readonly date: string;
  readonly dateText?: (date: string) => string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly item: (position: number, item: ItemContent) => string;
  readonly itemTotal: (weight: Weight) => string;
  readonly itemNote: (note: string) => string;
  readonly total: (total: Total) => string;
  readonly more: (count: number) => string;
  readonly buyerLanguage?: string;
  readonly details: Readonly<Record<DetailField, string>>;
  readonly detailText?: (field: DetailField, value: string) => string;
}

export interface QuoteMessage {
  /** The whole text, with nothing shortened; in both languages if the buyer's is not the company's. */
  readonly fullText: string;
  /** The company's half of `fullText`; absent if `fullText` has one language. */
  readonly companyLanguageText?: string;
  /** The text for a link of WhatsApp: `fullText` if it fits, otherwise a shortened version. */
  readonly whatsAppText: string;
  readonly introText: string;
  readonly omittedCount: number;
}

/** The versions with all items, from the longest to the shortest; the first that fits a link is sent. */
export const completeVersionNames = ['withTotals', 'withoutTotals', 'shortened'] as const;

/**
 * Composes the message, with LF. Only `whatsAppText` begins with `prefix`. To fit a link of WhatsApp
 * (`fitsWhatsAppLink`) with it, `whatsAppText` drops the totals of items, then shortens notes and values, then only
 * counts the last items.
 */
export function composeQuoteMessage(request: QuoteRequest, labels: QuoteLabels, prefix = ''): QuoteMessage {
  const versions = composeCompleteVersions(request, labels);
  const fullText = versions.withTotals;
  const introText = composeIntroLines(request, labels, { isTruncated: true }).join('\n');
  const fitting = completeVersionNames.map((name) => prefix + versions[name]).find(fitsWhatsAppLink);
  if (fitting !== undefined) return { fullText, whatsAppText: fitting, introText, omittedCount: 0 };
  const lines = composeItemLines(request, labels, { noteLength: maxShortenedNoteLength });
  const composeShortened = (shownLines: readonly string[]) =>
    prefix + composeText(request, labels, shownLines, { isTruncated: true });
  const fittingCount = countFittingItems(lines, composeShortened([labels.more(lines.length)]));
  const omittedCount = lines.length - fittingCount;
  const whatsAppText = composeShortened([...lines.slice(0, fittingCount), labels.more(omittedCount)]);
  return { fullText, whatsAppText, introText, omittedCount };
}

export function composeCompleteVersions(
  request: QuoteRequest,
  labels: QuoteLabels,
): Readonly<Record<(typeof completeVersionNames)[number], string>> {
  return {
    withTotals: composeText(request, labels, composeItemLines(request, labels, { hasTotals: true })),
    withoutTotals: composeText(request, labels, composeItemLines(request, labels)),
    shortened: composeText(request, labels, composeItemLines(request, labels, { noteLength: maxShortenedNoteLength }), {
      isTruncated: true,
    }),
  };
}

function composeItemLines(
  { items }: QuoteRequest,
  labels: QuoteLabels,
  {
    hasTotals = false,
    noteLength = maxNoteLength,
  }: { readonly hasTotals?: boolean; readonly noteLength?: number } = {},
): string[] {
  return items.map((item, index) => {
    const plain = { ...item, category: toSingleLine(item.category), type: toSingleLine(item.type) };
    const weight = hasTotals && items.length > 1 && item.quantity > 1 ? findItemWeight(item) : undefined;
    const note = truncate(toSingleLine(item.note ?? ''), noteLength);
    const end = (weight ? labels.itemTotal(weight) : '') + (note === '' ? '' : labels.itemNote(note));
    return escapeWhatsAppMarkup(toSingleLine(labels.item(index + 1, plain) + end));
  });
}

function composeTotalLines({ items }: QuoteRequest, labels: QuoteLabels): string[] {
  const total = items.length > 1 ? findTotal(items) : undefined;
  return total ? [toSingleLine(labels.total(total))] : [];
}

interface TextOptions {
  readonly isTruncated?: boolean;
}

function composeIntroLines(
  request: QuoteRequest,
  labels: QuoteLabels,
  { isTruncated = false }: TextOptions = {},
): string[] {
  return [
    labels.title(request.reference),
    `${labels.date}: ${labels.dateText?.(request.date) ?? request.date}`,
    '',
    ...(['name', 'phone'] as const).flatMap((field) => {
      const value = request[field];
      return value === undefined ? [] : [formatField(field, labels[field], value, { isTruncated })];
    }),
    escapeWhatsAppMarkup(`${labels.email}: ${toSingleLine(request.email)}`),
    ...(labels.buyerLanguage === undefined ? [] : [labels.buyerLanguage]),
  ];
}

function composeText(
  request: QuoteRequest,
  labels: QuoteLabels,
  lines: readonly string[],
  { isTruncated = false }: TextOptions = {},
): string {
  const details = detailFields
    .filter((field) => toSingleLine(request.details[field]) !== '')
    .map((field) => {
      const value = labels.detailText?.(field, request.details[field]) ?? request.details[field];
      return formatField(field, labels.details[field], value, { isTruncated });
    });
  return [
    ...composeIntroLines(request, labels, { isTruncated }),
    '',
    ...lines,
    ...composeTotalLines(request, labels),
    ...(details.length > 0 ? ['', ...details] : []),
  ].join('\n');
}
