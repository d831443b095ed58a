import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { ApiDescription } from '@femcoders/contracts/release-contract';
import { calledEndpoints, type WrittenCall } from './called-endpoints.ts';
import { isCode } from './release-checks/module-imports.ts';
import { buildSources } from './source-inputs.ts';

/**
 * Returns the routes of the API that a remote's sources call: the endpoints of the catalogue that they import, and what they write
 * themselves (`calledEndpoints`). What they write and the API does not have is among them, so that it is refused where it is released.
 * @param directory folder of the remote
 * @returns of the API's description, those routes, without the answer where nobody takes it; of one that is not there, that anybody calls it
 */
export async function readCalledRoutes(directory: string, api: ApiDescription): Promise<ApiDescription> {
  const files = (await buildSources(directory)).filter(isCode);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const { imported, written } = await calledEndpoints(
    Object.fromEntries(files.map((file, index) => [relative(directory, file), texts[index] ?? ''])),
  );
  const routes = Object.keys(api);
  const meant = written.map((call) => ({ call, found: routesMeant(call, routes) }));
  const called = new Map([...imported, ...meant.flatMap(({ found }) => found).map((route) => [route, true] as const)]);
  const unknown = meant
    .filter(({ found }) => found.length === 0)
    .map(({ call: { method, path } }) => [`${method ?? 'GET'} ${path}`, nothingKnown] as const);
  const known = Object.entries(api)
    .filter(([route]) => called.has(route))
    .map(([route, offered]) => [route, called.get(route) ? offered : { ...offered, answers: {} }] as const);
  return Object.fromEntries([...known, ...unknown]);
}

/** Of a route that no API has. */
const nothingKnown = {
  access: 'public',
  answers: {},
  requires: [],
  takes: [],
} as const satisfies ApiDescription[string];

/** Those of the API's routes that a written call may mean: of what fits, what is most like it. */
function routesMeant({ method, path }: WrittenCall, routes: string[]): string[] {
  const parts = path.split('/');
  const fitting = routes.flatMap((route) => {
    const [ownMethod, target = ''] = route.split(' ');
    const segments = target.split('/');
    const fits =
      (method === null || method === ownMethod) &&
      segments.length === parts.length &&
      segments.every((segment, index) => segment.startsWith(':') || mayBe(parts[index] ?? '', segment));
    const alike = segments.filter((segment, index) => segment.startsWith(':') === parts[index]?.includes('*')).length;
    return fits ? [{ route, alike }] : [];
  });
  const most = Math.max(...fitting.map(({ alike }) => alike));
  return fitting.filter(({ alike }) => alike === most).map(({ route }) => route);
}

/** Whether a part of a path, open where it has a `*`, may be this segment. */
function mayBe(part: string, segment: string): boolean {
  const [start = '', ...more] = part.split('*');
  return more.length === 0 ? part === segment : segment.startsWith(start) && segment.endsWith(more.at(-1) ?? '');
}
