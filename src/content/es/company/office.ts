/** A page leaves out each line whose fact the company has not stated. */
export const officeTexts = {
  title: 'Qué sigue',
  answersWithin: (time: string) => `Respondemos en ${time} como máximo.`,
  hours: (hours: string) => `Horario de oficina: ${hours}`,
  salesContact: 'Su contacto',
  languages: (languages: readonly string[]) => `Respondemos en ${new Intl.ListFormat('es').format(languages)}.`,
} as const;

/** The time in the office, such as `En Elpitiya son las 14:20 del lunes.` */
export function formatOfficeTime(date: Date): string {
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es', { ...options, timeZone: 'Asia/Colombo' }).format(date);
  const time = formatPart({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `En Elpitiya ${time.startsWith('01') ? 'es la' : 'son las'} ${time} del ${formatPart({ weekday: 'long' })}.`;
}
