import type { ServerResponse } from 'node:http';

const noted = Symbol('route');

type Noted = ServerResponse & { [noted]?: string };

/**
 * Notes what kind of address is being answered, for the operator's metrics.
 * @param route one of few: the pattern of a page's path, or a word in brackets; never a path that somebody has asked for
 */
export function noteRoute(response: ServerResponse, route: string): void {
  (response as Noted)[noted] = route;
}

/** Returns what was noted. */
export const routeOf = (response: ServerResponse): string => (response as Noted)[noted] ?? '(other)';
