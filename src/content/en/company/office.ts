/** A page leaves out each line whose fact the company has not stated. */
export const officeTexts = {
  title: 'What happens next',
  answersWithin: (time: string) => `We answer within ${time}.`,
  hours: (hours: string) => `Office hours: ${hours}`,
  salesContact: 'Your contact',
  languages: (languages: readonly string[]) => `We answer in ${new Intl.ListFormat('en-GB').format(languages)}.`,
} as const;

/** The time in the office, such as `Local time in Elpitiya: Monday, 14:20` */
export function formatOfficeTime(date: Date): string {
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Asia/Colombo' }).format(date);
  return `Local time in Elpitiya: ${formatPart({ weekday: 'long' })}, ${formatPart({ hour: '2-digit', minute: '2-digit' })}`;
}
