import { inSpanish } from '@femcoders/contracts/in-spanish';
import type { FieldProblem } from '@femcoders/contracts/problem';
import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/v4/core';
import { withoutHidden } from './hidden-characters.ts';
import { type ApiProblem, invalid } from './problems.ts';

type ParseOutcome<T> = { value: T } | { error: ApiProblem };

/**
 * Parses one part of a request, without what nobody sees in it (hidden-characters.ts). Text that PostgreSQL could not
 * store as it was written (NUL, half of a surrogate pair) is refused here, so that no input reaches the database to fail
 * there.
 * @param part names the whole when no single field is to blame
 */
export function parseInput<T extends z.$ZodType>(schema: T, data: unknown, part: string): ParseOutcome<z.output<T>> {
  const result = z.safeParse(schema, withoutHidden(data), inSpanish);
  if (!result.success) return { error: invalid(fieldProblems(result.error.issues, part)) };
  const unstorable = [...unstorableFields(result.data, [])];
  if (unstorable.length > 0) return { error: invalid(unstorable) };
  return { value: result.data };
}

/** Fastify's validator for the zod schemas of a route. */
export const validatorCompiler: FastifySchemaCompiler<z.$ZodType> = ({ schema, httpPart }) => {
  const part = httpPart === 'querystring' ? 'query' : (httpPart ?? 'body');
  return (data: unknown) => parseInput(schema, data, part);
};

function fieldProblems(issues: readonly z.$ZodIssue[], part: string): FieldProblem[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.length > 0 ? path.map(String).join('.') : part;
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}

function* unstorableFields(value: unknown, path: string[]): Generator<FieldProblem> {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      yield { field: path.join('.'), message: 'Hay caracteres que no podemos guardar. Escribe el texto de nuevo.' };
    }
  } else if (value !== null && typeof value === 'object' && !ArrayBuffer.isView(value)) {
    for (const [key, inner] of Object.entries(value)) yield* unstorableFields(inner, [...path, key]);
  }
}
