declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly rootType: string;
    readonly issueMessage: string;
  }
  export default class Validator {
    validate(extracted: object): Promise<readonly Issue[]>;
  }
}
