import type { core } from 'zod/mini';

/** The sentence for what a contract does not word itself. */
function spanishSentence(issue: core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return 'Falta este dato.';
  switch (issue.code) {
    case 'too_big':
      return `El valor máximo es ${issue.maximum}.`;
    case 'too_small':
      return `El valor mínimo es ${issue.minimum}.`;
    case 'unrecognized_keys':
      return 'Este dato no se espera aquí.';
    default:
      return 'Este dato no tiene la forma esperada.';
  }
}

/** Options for parsing a request: problems that the contract does not word are worded in Spanish. */
export const inSpanish = { error: spanishSentence };
