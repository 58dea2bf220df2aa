/** Lines of the company's address in this language, where they are other words. */
export const addressWords: Readonly<Record<string, string>> = {};
