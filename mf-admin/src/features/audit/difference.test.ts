import { differenceBetween } from './difference.ts';

test('lists only what differs, each field with what it was and is', () => {
  expect(differenceBetween({ state: 'pending', alias: 'Ana' }, { state: 'approved', alias: 'Ana' })).toEqual([
    { field: 'state', before: 'pendiente', after: 'aprobado' },
  ]);
});

test('what appears and what goes has one side', () => {
  expect(differenceBetween(null, { version: 'a' })).toEqual([{ field: 'version', before: null, after: 'a' }]);
  expect(differenceBetween({ version: 'a', note: null }, null)).toEqual([
    { field: 'version', before: 'a', after: null },
  ]);
  expect(differenceBetween(null, undefined)).toEqual([]);
});

test('nested fields, lists, yes and no, and single values are read as well', () => {
  const before = { venue: { city: 'Gràcia', floor: 1 }, tags: ['css'], open: false };
  const after = { venue: { city: 'Sants', floor: 1 }, tags: ['css', 'html'], open: true };
  expect(differenceBetween(before, after)).toEqual([
    { field: 'venue.city', before: 'Gràcia', after: 'Sants' },
    { field: 'tags', before: 'css', after: 'css, html' },
    { field: 'open', before: 'no', after: 'sí' },
  ]);
  expect(differenceBetween('a', 3)).toEqual([{ field: '', before: 'a', after: '3' }]);
});
