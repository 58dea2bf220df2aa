import { keptFields } from '../cart/cart-item.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';

export const head: PageHead = {
  title: `Privacy | ${company.name}`,
  description:
    'What this site keeps of a quote request, where and for how long, which other hosts your browser may contact, and how to have your data removed.',
};

export const privacyPageTexts = {
  title: 'Privacy',
  lead: 'What this site keeps, why, for how long, and how to have it removed. The site itself sets no cookies and shows no advertising.',
} as const;

export const responsibleTexts = {
  title: 'Who is responsible',
  text: (name: string, address: string) => `${name}, ${address}.`,
  person: (name: string) => `Responsible for the content: ${name}.`,
  representative: (name: string) => `Representative in the European Union: ${name}.`,
  contact: (email: string) => `Questions about your data: ${email}.`,
  imprint: 'More about the company',
} as const;

export const keptTexts = {
  title: 'What we keep, why and how long',
  items: {
    term: 'The items of your quote request',
    what: `For each item: ${Object.values(keptFields).join(', ')}, your email, a random key that keeps a repeated click from adding it twice, and the times when it was added and last changed. They are kept so that you can open them again, on another device too.`,
    days: (days: number) =>
      `An item stays until you remove it. A quote request that nobody changes for ${days} ${days === 1 ? 'day' : 'days'} is deleted, at most two days later.`,
    noLimit: 'An item stays until you remove it or ask us to.',
  },
  removed: {
    term: 'A removed item',
    what: 'What was in it is erased at once, and from the disk within about an hour. A marker with your email stays for a day or two, so that Undo works and a delayed click does not add the item again.',
  },
  message: {
    term: 'Your name, phone number and the note on the whole request',
    what: 'They are not kept on this site. They go from your browser into the message that you send us by WhatsApp or email.',
  },
  log: {
    term: 'The log of the site',
    what: 'Time, method, path, status and duration of each request, to find errors. It holds no email, no search text and no network address. A server in front of the site may keep a log of its own, with network addresses.',
  },
  counting: {
    term: 'The limit on calls to the server',
    what: 'Your network address (only the first half of an IPv6 address), how often it called the server for a quote request within a minute, and to how many quote requests it added within a day, so that nobody overloads the site. The first count is deleted about an hour later at most, the second, which is in memory only, after the day.',
  },
  backups: {
    term: 'Backups',
    what: 'A backup that was made earlier still holds what you have removed since, until it is deleted or replaced.',
  },
} as const;

export const browserStorageTexts = {
  title: 'What stays in your browser',
  text: 'The site remembers these things in your browser. The email and the items go to our server; the rest stays in the browser until you open a message to us in WhatsApp or in your email program. “Delete my data” on the quote request page removes all that is kept under a name beginning with “customer”.',
} as const;

/** Everything that the code stores in the browser, by key, and what it holds. */
export const storageKeyTexts = {
  customerEmail: 'The email of your quote request.',
  customerName: 'Your name, as you typed it.',
  customerPhone: 'Your contact number, as you typed it.',
  customerDetails:
    'The optional details, such as company, destination and packing, the documents that you tick, and your note.',
  customerSentQuote:
    'The quote request that you last opened in WhatsApp or an email, copied or saved, with all that is in it.',
  customerRequests:
    'Up to 20 quote requests that you opened in WhatsApp or an email, copied or saved: reference, time, way, email, items and details, without your name and number.',
  customerSharedList:
    'Which items of a shared or pasted list are being added, and how far this has come. Removed when it is done.',
  customerList:
    'The rows of the table for a list and of the table to order from, and text that is not read yet. Removed when the tab is closed, unless the browser restores it.',
  forgottenAt:
    'When you last pressed “Delete my data”, so that what you typed before does not come back. Removed when the tab is closed, unless the browser restores it.',
  screenScale: 'How many points of your screen make a millimetre, if you set it with a bank card.',
  scroll:
    'How far you had scrolled, for the back button. Removed when the tab is closed, unless the browser restores it.',
  reloadedAt:
    'When a failed page was last loaded again. Removed when the tab is closed, unless the browser restores it.',
  rowDrafts:
    'What you have typed into open rows of your quote request. Removed when the tab is closed, unless the browser restores it.',
  carriedDraft:
    'What you have typed, while the page is loaded again or in another language. Removed when the page is there.',
  draft:
    'What you have typed in a form, in the history of this tab. Removed when the tab is closed, unless the browser restores it.',
  adding:
    'What a form sends, to send it only once: a random key and the item with your email, in the history of this tab. Removed when the server has answered or the tab is closed, unless the browser restores it.',
  email:
    'The email that you are typing on the quote request page, in the history of this tab. Removed when it is stored or the tab is closed, unless the browser restores it.',
} as const;

export const contactsTexts = {
  title: 'Whom your browser may contact',
  text: 'Every page, picture and font comes from this site. Other hosts are contacted only as follows. Their own privacy texts say what they do with your data.',
} as const;

const visitorData = 'your network address, your browser and its language, and the time';

/** What makes the browser contact other hosts, and what these get to see. */
export const contactedHostTexts = {
  reviewsOnVisit: {
    term: 'Customer reviews',
    when: 'As soon as you open the home page.',
    sees: `It sees ${visitorData}. The reviews run in a closed frame: they can learn the name of this site, but can’t read the page, its full address, or what you typed.`,
  },
  reviewsOnClick: {
    term: 'Customer reviews',
    when: 'When you press “Show customer reviews” on the home page.',
    sees: `It sees ${visitorData}. The reviews run in a closed frame: they can learn the name of this site, but can’t read the page, its full address, or what you typed.`,
  },
  film: {
    term: 'Film',
    when: 'When you press “Play video” on the page about cinnamon’s history, or follow the link there.',
    sees: `It sees ${visitorData}, the name of this site, and what you do in the player. It may load more from other hosts.`,
  },
  map: {
    term: 'Map',
    when: 'When you press “Show interactive map” on the contact page, or follow the link there.',
    sees: `It sees ${visitorData}, the name of this site, and the part of the map that you look at. It may load more from other hosts.`,
  },
  whatsApp: {
    term: 'WhatsApp',
    when: 'When you press a button or link that opens WhatsApp.',
    sees: `It sees ${visitorData}, the name of this site, and the message: with a quote request your name, number, email, items and details.`,
  },
  links: {
    term: 'Links',
    when: 'When you follow a link to another site.',
    sees: `It sees ${visitorData}, and the name of this site.`,
  },
} as const;

export const openByEmailTexts = {
  title: 'Your quote request is found by your email',
  text: 'There are no accounts and no passwords here. Whoever types your email on this site sees the items of your quote request, and can change or remove them. Your name, your number and the note on the whole request are not among them. If others must not see what you ask for, write to us instead.',
  link: 'Write to us',
} as const;

export const rightsTexts = {
  title: 'Your rights, and how to use them',
  self: 'You can see, change and remove your items yourself.',
  link: 'Your quote request',
  ask: (email: string) =>
    `You can also ask us what is kept under your email, and to correct or erase it. Write from that address to ${email}, so that we can see that it is yours.`,
  law: 'The law of your country may give you more rights, such as the right to complain to a data protection authority.',
} as const;
