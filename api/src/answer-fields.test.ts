import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerFields } from './answer-fields.ts';

const text = { type: 'string' };
const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});

test('fields are named by path, through lists and records', () => {
  const schema = object({
    people: { type: 'array', items: object({ name: text }) },
    byDay: { type: 'object', additionalProperties: { type: 'integer' } },
  });
  assert.deepEqual(answerFields(schema), {
    people: 'array',
    'people[]': 'object',
    'people[].name': 'string',
    byDay: 'object',
    'byDay.*': 'number',
  });
});

test('an answer that is a list begins with its entries', () => {
  assert.deepEqual(answerFields({ type: 'array', items: object({ id: text }) }), { '[]': 'object', '[].id': 'string' });
});

test('null and optional fields are marked', () => {
  const schema = object({ cover: { anyOf: [text, { type: 'null' }] }, note: text }, ['cover']);
  assert.deepEqual(answerFields(schema), { cover: 'null|string', note: 'missing|string' });
});

test('of an answer of several shapes a field may be missing that only one of them has', () => {
  const schema = { anyOf: [object({ kind: { const: 'a' }, code: text }), object({ kind: { const: 'b' } })] };
  assert.deepEqual(answerFields(schema), { kind: 'string', code: 'missing|string' });
});
