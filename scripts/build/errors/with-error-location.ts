import { findTextMistake } from '#scripts/build/check/find-text-mistake.ts';

/**
 * Runs `work`, which uses the texts of a language. If a text makes it fail, the error names file and line of that text,
 * otherwise the step. Errors with a code, such as for a full disk, are thrown unchanged.
 */
export async function withErrorLocation<Value>(
  language: string,
  step: string,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || 'code' in error) throw error;
    const mistake = await findTextMistake(language);
    throw new Error(mistake ?? `${step}: ${error.message}`, { cause: error });
  }
}
