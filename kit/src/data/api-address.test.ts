import { addDocumentFile } from '@femcoders/contracts/endpoints/documents';
import { readJobFeed } from '@femcoders/contracts/endpoints/jobs';
import { apiAddress } from './api-address.ts';

test('parameters and query stand in an address as they were written', () => {
  const params = { id: 'u1', reference: 'FD A/B', file: 'f1' };
  const address = apiAddress(addDocumentFile, { params, query: { name: 'mi currículum & más.pdf' } });
  const { pathname, searchParams } = new URL(address, 'https://site.example');
  expect(pathname).toBe('/api/user/u1/documents/FD%20A%2FB/files/f1');
  expect(searchParams.get('name')).toBe('mi currículum & más.pdf');
});

test('what is not asked for leaves no trace', () => {
  expect(apiAddress(readJobFeed)).toBe('/api/jobs/feed.xml');
  expect(apiAddress(readJobFeed, { query: { q: undefined } })).toBe('/api/jobs/feed.xml');
});
