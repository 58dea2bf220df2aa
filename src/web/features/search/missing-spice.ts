import { company } from '#content/company.ts';
import { formatCompanyWhatsAppLink } from '#content/company/contact-links.ts';
import { answerWords } from '#content/search/answer-words.ts';
import { foldText } from '#domain/fold-text.ts';
import { formatMailLink } from '#domain/message/mail-link.ts';
import { cardamomTexts, searchAnswers } from '#text/search/search-answers.ts';

export interface MissingSpice {
  readonly title: string;
  readonly text: string;
  readonly links: readonly [ContactLink, ContactLink];
}

interface ContactLink {
  readonly label: string;
  readonly href: string;
}

const cardamomNames = answerWords.cardamom.split(' ');

export function findMissingSpice(line: string): MissingSpice | undefined {
  // Keeps only letters, unlike `splitWords`, because a line of a list may say `cardamom500g`.
  const words = foldText(line).match(/\p{L}+/gu) ?? [];
  return words.some((word) => cardamomNames.includes(word)) ? composeCardamomAnswer(line) : undefined;
}

export function composeCardamomAnswer(line = ''): MissingSpice {
  const { question } = cardamomTexts;
  const { title, text } = searchAnswers.cardamom;
  const message = `${question}: ${line}`;
  return {
    title,
    text,
    links: [
      { label: cardamomTexts.whatsApp, href: formatCompanyWhatsAppLink(message) },
      { label: cardamomTexts.mail, href: formatMailLink(company.email, question, message) },
    ],
  };
}
