import { type DocumentField, documentCases } from './document-cases.ts';
import type { DocumentKind } from './document-names.ts';
import { outsideLinkProblem } from './outside-link.ts';
import type { FieldProblem } from './problem.ts';

/** The typed values by the field's name; a box that is marked says `si`. */
export type DocumentValues = Readonly<Record<string, string>>;

/** Only the fields of this case, as they are written so far; what was not given is empty. */
export function documentDraftValues(kind: DocumentKind, given: DocumentValues): Record<string, string> {
  return Object.fromEntries(documentCases[kind].fields.map(({ name }) => [name, given[name] ?? '']));
}

/** The same without the white space around them: as they are sent. */
export function documentValues(kind: DocumentKind, given: DocumentValues): Record<string, string> {
  return Object.fromEntries(documentCases[kind].fields.map(({ name }) => [name, (given[name] ?? '').trim()]));
}

/** Returns a field's value for people: the label of a choice, or the text itself. */
export function documentAnswer({ type, options }: DocumentField, value: string): string {
  if (type === 'check') return value ? 'Sí' : 'No';
  return options?.find((option) => option.value === value)?.label ?? value;
}

/**
 * Returns the problems that keep a case from being sent, in the order of the form: the same sentences in the browser and in
 * the API.
 * @param files how many it has
 * @param privacy whether she has accepted who reads this and how long it is kept
 */
export function validateDocuments(
  kind: DocumentKind,
  given: DocumentValues,
  files: number,
  privacy: boolean,
): FieldProblem[] {
  const values = documentValues(kind, given);
  const checks = documentCases[kind].fields.map((field) => [field.name, fieldProblem(field, values[field.name] ?? '')]);
  checks.push(['files', files > 0 ? null : 'Añade al menos un archivo']);
  checks.push(['privacy', privacy ? null : 'Marca la casilla para que podamos leer tus documentos']);
  return checks.flatMap(([field, message]) => (field && message ? [{ field, message }] : []));
}

function fieldProblem(field: DocumentField, value: string): string | null {
  const { type, label, max, optional, asked = label, options } = field;
  if (!value) {
    if (optional) return null;
    return type === 'choice' ? `Elige ${asked}` : `Escribe ${asked}`;
  }
  if (type === 'choice') return options?.some((option) => option.value === value) ? null : `Elige ${asked}`;
  if (max && value.length > max) return `«${label}» no puede pasar de ${max} caracteres (llevas ${value.length})`;
  return type === 'url' ? outsideLinkProblem(value, value.length, 'https://ejemplo.com') : null;
}
