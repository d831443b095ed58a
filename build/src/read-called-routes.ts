import { readFile } from 'node:fs/promises';
import type { ApiDescription } from '@femcoders/contracts/release-contract';
import { calledEndpoints } from './called-endpoints.ts';
import { buildSources } from './source-inputs.ts';
import { type WrittenPath, writtenPaths } from './written-paths.ts';

/**
 * Returns the routes of the API that a remote's sources call: the endpoints of the catalogue that they import. Where a file writes paths
 * itself, it calls what they may mean, with every method that it names, and `GET` always: rather a route too many than one that is missed. What it calls and the API does
 * not have is among them, so that it is refused where it is released.
 * @param directory folder of the remote
 * @returns of the API's description, those routes; of one that is not there, that anybody calls it
 */
export async function readCalledRoutes(directory: string, api: ApiDescription): Promise<ApiDescription> {
  const files = (await buildSources(directory)).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const routes = Object.keys(api);
  const { imported, written } = await calledEndpoints(
    Object.fromEntries(files.map((file, index) => [file, texts[index] ?? ''])),
  );
  const called = new Set([...imported, ...writtenPaths(texts).flatMap((path) => routesMeant(path, routes))]);
  const unknown = written
    .filter(({ method, path }) => routesMeant({ path, methods: [method] }, routes).length === 0)
    .map(({ method, path }) => [`${method} ${path}`, nothingKnown] as const);
  return Object.fromEntries([...Object.entries(api).filter(([route]) => called.has(route)), ...unknown]);
}

/** Of a route that no API has. */
const nothingKnown = {
  access: 'public',
  answers: {},
  requires: [],
  takes: [],
} as const satisfies ApiDescription[string];

/** Those of the API's routes that a path may mean. */
export function routesMeant({ path, methods }: WrittenPath, routes: string[]): string[] {
  const pattern = patternOf(path);
  const meant = routes
    .map((route) => ({ route, method: route.split(' ')[0] ?? '', likeness: likenessOf(path, pattern, route) }))
    .filter(({ likeness }) => likeness > 0);
  const closest = Math.max(...meant.map(({ likeness }) => likeness));
  return meant
    .filter(({ method, likeness }) => likeness === closest && methods.includes(method))
    .map(({ route }) => route);
}

/**
 * Returns the regular expression of a path pattern: a segment `*` (`${id}`) matches one segment, one with several
 * (`${id}${act}`) one or more, any other itself.
 */
function patternOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (segment === '*') return '[^/]+';
    if (segment.includes('*')) return segment.split('*').map(literally).join('.*');
    return `(?:${literally(segment)}|:\\w+)`;
  });
  return new RegExp(`^${segments.join('/').replace(/^\(\?:\|:\\w\+\)/, '')}$`);
}

/** How many segments are alike in kind, both named or both open: `/comments/approved` is not `/comments/:id`. */
function likenessOf(path: string, pattern: RegExp, route: string): number {
  const target = route.split(' ')[1] ?? '';
  if (!pattern.test(target)) return 0;
  const segments = target.split('/');
  return path.split('/').filter((segment, index) => segment.includes('*') === Boolean(segments[index]?.startsWith(':')))
    .length;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
