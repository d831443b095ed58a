import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalEmail, emailPattern } from './email-address.ts';

test('a domain with letters of its own language is kept as the domain system knows it, in whichever way it was typed', () => {
  for (const typed of [
    'ana@españa.es',
    'ana@ESPAÑA.es',
    'ana@espan\u0303a.es',
    'ana@españa。es',
    'ana@xn--espaa-rta.es',
  ])
    assert.equal(canonicalEmail(typed), 'ana@xn--espaa-rta.es', typed);
  assert.equal(canonicalEmail('olga@почта.рф'), 'olga@xn--80a1acny.xn--p1ai');
});

test('such an address is one', () => {
  for (const typed of ['ana@españa.es', 'olga@почта.рф', 'ana@correo.barcelona'])
    assert.match(canonicalEmail(typed), emailPattern);
});

test('what is none stays as it was typed, and is none', () => {
  for (const typed of [
    'ana@',
    '@españa.es',
    'ana@españa',
    'añá@españa.es',
    'ana@españa.es/x',
    'ana@españa.es:25',
    'ana@ñ..es',
    'ana@a ñ.es',
    'ana@１２７.0.0.1',
    'ana@-españa.es',
    'ana@españa-.es',
    'ana@club.-españa.es',
    'ana@españa-。es',
    'ana@-club.es',
    'ana@club-.es',
    'ana@mail.club-.es',
    'ana@a..es',
    'ana@.es',
    'ana@club.xn--p1ai-',
  ])
    assert.doesNotMatch(canonicalEmail(typed), emailPattern, typed);
});
