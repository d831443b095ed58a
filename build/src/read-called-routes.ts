import { readFile } from 'node:fs/promises';
import type { ApiDescription } from '@femcoders/contracts/release-contract';
import { buildSources } from './source-inputs.ts';
import { type WrittenPath, writtenPaths } from './written-paths.ts';

/**
 * The routes of the API that a remote's sources call. A file calls what its paths may mean, with every method that it
 * names, and `GET` always: rather a route too many than one that is missed.
 * @param directory folder of the remote
 * @returns of the API's description, those routes
 */
export async function readCalledRoutes(directory: string, api: ApiDescription): Promise<ApiDescription> {
  const files = (await buildSources(directory)).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const called = new Set(writtenPaths(texts).flatMap((written) => routesMeant(written, Object.keys(api))));
  return Object.fromEntries(Object.entries(api).filter(([route]) => called.has(route)));
}

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
