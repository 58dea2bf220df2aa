import { optionalFactNames } from './company-shape.ts';
import type { Company } from './company-types.ts';

export function findPlaceholderFacts(facts: Company): string[] {
  const { developer, reviews, social } = facts;
  const placeholders: Readonly<Record<string, boolean>> = {
    email: facts.email.endsWith('@example.com'),
    phone: /^\+?\d{0,3}[0 ()-]*$/.test(facts.phone),
    whatsappNumber: /^\d{1,3}0+$/.test(facts.whatsappNumber),
    website: facts.website.endsWith('example.com'),
    ...Object.fromEntries(
      Object.entries(social).map(([name, url]) => [`social.${name}`, new URL(url).pathname === '/']),
    ),
    developer: developer.name.startsWith('['),
    visionAndMission: facts.visionAndMission === 'draft',
    'reviews.widgetClass': reviews !== undefined && /0{8}-0{4}/.test(reviews.widgetClass),
    'video.embedUrl': isPlaceholderVideo(facts.video.embedUrl),
  };
  return Object.keys(placeholders).filter((name) => placeholders[name]);
}

export function findMissingFacts(facts: Company, languages: readonly string[]): string[] {
  return optionalFactNames.flatMap((field) => {
    const fact = facts[field];
    if (fact === undefined) return [field];
    if (typeof fact === 'string') return [];
    return languages.filter((language) => !(language in fact)).map((language) => `${field}.${language}`);
  });
}

function isPlaceholderVideo(embedUrl: string): boolean {
  return /\/0*$/.test(embedUrl);
}
