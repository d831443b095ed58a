import type { Check } from '../check.ts';
import { measureCheck } from './measure-check.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<style>.a { color: rgb(255, 0, 0); width: 12px }</style><p class="a">Hola,\n  mundo</p><p class="b" hidden>Adiós</p><button>Más</button>';
  const place = (selector: string, top: number) => {
    const element = document.querySelector(selector);
    if (element) element.getBoundingClientRect = () => ({ top, width: 100.24 }) as DOMRect;
  };
  place('.a', 10);
  place('.b', 40.3);
});

afterEach(() => document.body.replaceChildren());

const asked = (check: Omit<Check, 'selector'> & { selector?: string }) => measureCheck({ selector: '.a', ...check });

test.each<[string, Omit<Check, 'selector'> & { selector?: string }]>([
  ['a colour as the browser writes it', { property: 'color', is: 'rgb(255, 0, 0)' }],
  ['another colour', { property: 'color', isNot: 'rgb(0, 0, 255)' }],
  ['a length as a number', { property: 'width', is: 12 }],
  ['a length within bounds', { property: 'width', atLeast: 11, atMost: 12 }],
  ['a measure within half a pixel', { property: 'rect.width', is: 100 }],
  ['how many there are', { selector: 'p', property: 'count', is: 2 }],
  ['none', { selector: 'table', property: 'count', is: 0 }],
  ['a property whose name ends so', { property: 'column-count', isNot: 1 }],
  ['words, with any space between them', { property: 'text', is: 'Hola, mundo' }],
  ['a selector that it matches, too', { property: 'matches', is: 'p:first-of-type' }],
  ['a selector that it does not match', { property: 'matches', isNot: '[hidden]' }],
  ['the same as another', { property: 'rect.width', sameAs: '.b' }],
  ['less than another', { property: 'rect.top', lessThan: '.b' }],
  ['more than another', { selector: '.b', property: 'rect.top', moreThan: '.a' }],
])('it says %s', (_, check) => {
  expect(asked(check).ok).toBe(true);
});

test.each<[string, Omit<Check, 'selector'> & { selector?: string }]>([
  ['one of two comparisons does not hold', { property: 'width', atLeast: 11, atMost: 11 }],
  ['the element is not there', { selector: '.c', property: 'color', isNot: 'red' }],
  ['the other element is not there', { property: 'rect.top', lessThan: '.c' }],
  ['the selector is none', { selector: 'p:::', property: 'count', is: 2 }],
  ['it is equal and should be more', { property: 'rect.width', moreThan: '.b' }],
])('it does not hold when %s', (_, check) => {
  expect(asked(check).ok).toBe(false);
});

test('something is pressed before', () => {
  document.querySelector('button')?.addEventListener('click', () => document.querySelector('.b')?.remove());
  expect(asked({ selector: 'p', property: 'count', is: 1, click: 'button' })).toEqual({ ok: true, found: 1 });
});
