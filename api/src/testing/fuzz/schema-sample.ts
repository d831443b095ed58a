import type { JsonSchema } from '../../answer-fields.ts';
import { hostileTexts, hostileValues } from './hostile-values.ts';
import type { Random } from './random.ts';

/** As much of JSON Schema as the contracts' requests become. */
export interface RequestSchema extends JsonSchema {
  properties?: Record<string, RequestSchema>;
  items?: RequestSchema;
  anyOf?: RequestSchema[];
  oneOf?: RequestSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  propertyNames?: RequestSchema;
}

/** Texts of the forms that the contracts ask for; those that fit a pattern stand for it. */
const formedTexts: readonly string[] = [
  '1',
  '2',
  '16',
  '500',
  'b2b0a3a4-58a4-4b0e-9c3c-0d1f5c1f4a11',
  'prueba@prueba.example',
  '2030-12-12T18:30',
  '2030-12-12T18:30:00Z',
  '2026-11-28',
  '18:30',
  '2026',
  'taller',
  'react',
  'css',
  'mf-blog',
  '0123456789abcdef',
  'a'.repeat(32),
  `${'a'.repeat(32)}.webp`,
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'https://prueba.example/una-pagina',
  '/una-pagina',
  'FD-AAAA-BBBB',
  'Europe/Madrid',
];
/** The text for fields without other requirements. */
export const sentWords = 'Una frase de prueba que dice lo que hace falta, ni más ni menos, y termina con un punto.';

/**
 * A value of the schema's kind.
 * @param wild how often a part of it, from 0 to 1, stands at a boundary of the schema, beyond it, or is something else
 */
export function sampleOf(schema: RequestSchema, random: Random, wild: number): unknown {
  if (random.chance(wild)) return random.chance(0.5) ? random.pick(hostileTexts) : random.pick(hostileValues);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return sampleOf(random.pick(variants), random, wild);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return sampleObject(schema, random, wild);
    case 'array':
      return sampleList(schema, random, wild);
    case 'string':
      return sampleText(schema, random, wild);
    case 'integer':
    case 'number':
      return sampleNumber(schema, random, wild);
    case 'boolean':
      return random.chance(0.5);
    default:
      return null;
  }
}

function sampleObject(schema: RequestSchema, random: Random, wild: number): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const entries = Object.entries(properties)
    .filter(([name]) => (required.includes(name) ? !random.chance(wild / 2) : random.chance(0.6)))
    .map(([name, inner]): [string, unknown] => [name, sampleOf(inner, random, wild)]);
  if (typeof additionalProperties === 'object') {
    for (let count = random.below(3); count > 0; count -= 1) {
      const name = schema.propertyNames ? sampleOf(schema.propertyNames, random, wild) : random.pick(formedTexts);
      entries.push([typeof name === 'string' ? name : 'otra', sampleOf(additionalProperties, random, wild)]);
    }
  }
  if (random.chance(wild)) entries.push([random.pick(hostileTexts), random.pick(hostileValues)]);
  return Object.fromEntries(entries);
}

function sampleList(schema: RequestSchema, random: Random, wild: number): unknown[] {
  const { items = {}, minItems = 0, maxItems = 3 } = schema;
  const usual = minItems + random.below(Math.max(1, Math.min(3, maxItems - minItems + 1)));
  const length = random.chance(wild) ? random.pick([0, maxItems, maxItems + 1]) : usual;
  const count = Math.min(length, 600);
  // As few odd items in a long list as in a short one: lists in lists of full length fit no string.
  return Array.from({ length: count }, () => sampleOf(items, random, wild / Math.max(2, count)));
}

function sampleText(schema: RequestSchema, random: Random, wild: number): string {
  const { minLength = 0, maxLength = 200, pattern, format } = schema;
  if (random.chance(wild)) {
    const length = random.pick([Math.max(0, minLength - 1), minLength, maxLength, maxLength + 1]);
    return random.pick(['a', 'ñ', '👩', '<', ' ']).repeat(Math.min(length, 70_000));
  }
  if (pattern || format) {
    const form = new RegExp(pattern ?? (format === 'date-time' ? '^\\d{4}-.*Z$' : ''), 'u');
    const fitting = formedTexts.filter((text) => form.test(text) && text.length <= maxLength);
    if (fitting.length > 0) return random.pick(fitting);
  }
  const isShort = random.chance(0.3);
  const text = isShort ? random.pick(formedTexts) : sentWords;
  return text.padEnd(minLength, sentWords).slice(0, Math.max(maxLength, 1));
}

function sampleNumber(schema: RequestSchema, random: Random, wild: number): number {
  const { minimum = 0, maximum = 100 } = schema;
  if (random.chance(wild)) return random.pick([minimum - 1, minimum, maximum, maximum + 1, maximum + 0.5]);
  return minimum + random.below(Math.min(maximum - minimum, 100) + 1);
}
