export class FactError extends Error {
  override readonly name = 'FactError';
  readonly file: 'company' | 'papers';
  /** What the line of the fact begins with, such as `phone:`. */
  readonly lineStart: string;
  readonly rule: string;

  constructor(file: FactError['file'], lineStart: string, rule: string) {
    super(`${file}: ${rule}`);
    this.file = file;
    this.lineStart = lineStart;
    this.rule = rule;
  }
}

export function createFactError(path: string, rule: string): FactError {
  return new FactError('company', `${path.split('.').at(-1)}:`, `${path} ${rule}`);
}

export function createLanguagesError(rule: string): FactError {
  return new FactError('company', 'export const siteLanguages', `siteLanguages ${rule}`);
}
