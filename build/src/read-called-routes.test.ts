// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are read hold templates
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routesMeant } from './read-called-routes.ts';
import { writtenPaths } from './written-paths.ts';

const routes = [
  'GET /comments/approved',
  'GET /comments/approved/count',
  'POST /comments',
  'PATCH /comments/:id',
  'DELETE /comments/:id',
  'POST /comments/approve/:id',
  'DELETE /comments/reject/:id',
  'GET /events/api/detail/:slug',
  'GET /events/api/detail/:slug/calendar.ics',
  'POST /events/api/detail/:slug/registrations',
  'GET /admin/people/:id',
  'PUT /admin/people/:id',
  'POST /admin/people/:id/state',
];

/** The routes that a remote of these files calls. */
const calledBy = (...texts: string[]) =>
  [...new Set(writtenPaths(texts).flatMap((written) => routesMeant(written, routes)))].sort();

test('a plain path is called with the methods that its file names', () => {
  assert.deepEqual(calledBy("api.request('/comments/approved', { query })"), ['GET /comments/approved']);
  assert.deepEqual(calledBy("api.request('/comments', { method: 'POST', body })"), ['POST /comments']);
});

test('an open part is a parameter where the API has one there', () => {
  assert.deepEqual(calledBy("api.request(`/comments/${comment.id}`, { method: 'DELETE', headers: { a: `${b}` } })"), [
    'DELETE /comments/:id',
  ]);
});

test('an open part that no parameter answers stands for all that may be there', () => {
  const text =
    "const method = on ? 'POST' : 'DELETE'; api.request(`/comments/${decision}/${encodeURIComponent(id)}`, { method })";
  assert.deepEqual(calledBy(text), ['DELETE /comments/reject/:id', 'POST /comments/approve/:id']);
});

test('an open end of a segment may hold further segments', () => {
  const text = "api.request(`/admin/people/${encodeURIComponent(id)}${act}`, { method: put ? 'PUT' : 'POST' })";
  assert.deepEqual(calledBy(text), ['GET /admin/people/:id', 'POST /admin/people/:id/state', 'PUT /admin/people/:id']);
});

test('a name stands for its path, in its own file and where it is imported', () => {
  const paths = 'export function pathOf(slug: string) {\n  return `/events/api/detail/${encodeURIComponent(slug)}`;\n}';
  const use =
    "import { pathOf } from './paths.ts';\napi.request(`${pathOf(slug)}/registrations`, { method: 'POST', body });";
  assert.deepEqual(calledBy(use, paths), [
    'GET /events/api/detail/:slug',
    'POST /events/api/detail/:slug/registrations',
  ]);
});

test('the address of a file of the API counts, with the API’s place on the site and a query', () => {
  assert.deepEqual(calledBy('<a href={`/api/events/api/detail/${slug}/calendar.ics?alarm=1`}>'), [
    'GET /events/api/detail/:slug/calendar.ics',
  ]);
});

test('addresses of pages are no calls', () => {
  assert.deepEqual(
    calledBy("navigate('/eventos'); const path = `/${area}/${slug}`; <Link to={`/eventos/${slug}`} />"),
    [],
  );
});
