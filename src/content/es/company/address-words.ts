/** Translations of lines of the company's address; other lines stay as they are. */
export const addressWords: Readonly<Record<string, string>> = { 'Galle District': 'Distrito de Galle' };
