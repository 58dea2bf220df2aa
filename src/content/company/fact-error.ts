export class FactError extends Error {
  override readonly name = 'FactError';
  readonly file: 'company' | 'papers';
  /** What the line of the fact begins with, such as `phone:`. */
  readonly lineStart: string;

  constructor(file: FactError['file'], lineStart: string, message: string) {
    super(message);
    this.file = file;
    this.lineStart = lineStart;
  }
}

export function wrongFact(path: string, rule: string): FactError {
  return new FactError('company', `${path.split('.').at(-1)}:`, `company: ${path} ${rule}`);
}
