// It comes without types. What the tests use of it (https://github.com/adobe/structured-data-validator).
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    path: { type?: string; property?: string; index?: number }[];
    fieldNames?: string[];
  }

  class Validator {
    /** @param data things by their type, those of JSON-LD under `jsonld` */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }

  // biome-ignore lint/style/noDefaultExport: what it has
  export { Validator as default };
}
