import type { JsonSchema } from '../../answer-fields.ts';
import { type ApiDocument, operationsOf } from '../fuzz/operations.ts';
import type { RequestSchema } from '../fuzz/schema-sample.ts';

/** A text that a request may contain. */
export interface DescribedText {
  row: string;
  /** Its path in the body: `programme[].title`. */
  field: string;
}

/**
 * Every text that the document lets a request's body contain, but for what has a form: ids, moments, addresses of mail, one
 * of a list.
 */
export function writtenTexts(document: ApiDocument): DescribedText[] {
  return operationsOf(document).flatMap(({ row, body }) =>
    body ? [...textsIn(body, '')].map((field) => ({ row, field })) : [],
  );
}

function* textsIn(schema: RequestSchema, path: string): Generator<string> {
  for (const variant of schema.anyOf ?? schema.oneOf ?? []) yield* textsIn(variant, path);
  if (isText(schema) && path) yield path;
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    yield* textsIn(inner, path ? `${path}.${name}` : name);
  if (schema.items) yield* textsIn(schema.items, `${path}[]`);
  const { additionalProperties: others } = schema;
  if (typeof others === 'object') yield* textsIn(others as RequestSchema, `${path}{}`);
}

const isText = ({ type, format, enum: choices, const: only }: RequestSchema & JsonSchema): boolean =>
  [type].flat().includes('string') && !format && !choices && only === undefined;
