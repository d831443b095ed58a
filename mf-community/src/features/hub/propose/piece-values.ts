import type { NewHubPiece, OwnHubPiece } from '@femcoders/contracts/hub';
import type { HubKind } from '@femcoders/contracts/hub-names';
import type { HubFields } from '@femcoders/contracts/validate-hub';
import { storedTexts, trimmed } from '../../forms/stored-values.ts';

/** The text fields of the form: lists with commas, hands a line each. */
const names = [
  'kind',
  'title',
  'body',
  'topics',
  'level',
  'url',
  'type',
  'language',
  'free',
  'roles',
  'hoursPerWeek',
  'repository',
  'rhythm',
  'channel',
  'contact',
  'availability',
  'zone',
] as const;
type PieceField = (typeof names)[number];
export type PieceValues = Record<PieceField, string>;

export const emptyPiece: PieceValues = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as PieceValues),
  type: 'article',
  language: 'es',
  free: 'yes',
};

export const readPieceValues = (stored: unknown): Partial<PieceValues> => storedTexts(stored, names);

/** A piece of hers as its form shows it. */
export function valuesOf({ kind, title, body, topics, level, details }: OwnHubPiece): PieceValues {
  const own = Object.entries(details).flatMap(([name, value]) => (name in emptyPiece ? [[name, asTyped(value)]] : []));
  return {
    ...emptyPiece,
    kind,
    title,
    body,
    topics: topics.join(', '),
    level: level ?? '',
    ...Object.fromEntries(own),
  };
}

function asTyped(value: string | number | boolean | string[] | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** Returns the fields of the values that are validated and sent. @param kind of the piece */
export function fieldsOf(values: PieceValues, kind: HubKind): HubFields & NewHubPiece {
  const texts = trimmed(values);
  return {
    ...texts,
    kind,
    topics: partsOf(texts.topics, /[,\n]/),
    level: texts.level as HubFields['level'],
    type: texts.type as HubFields['type'],
    language: texts.language as HubFields['language'],
    free: texts.free === 'yes',
    roles: partsOf(texts.roles, '\n'),
    hoursPerWeek: /^\d{1,3}$/.test(texts.hoursPerWeek) ? Number(texts.hoursPerWeek) : 0,
  };
}

const partsOf = (text: string, separator: string | RegExp) => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
