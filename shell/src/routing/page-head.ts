import { type PageHead, type QueryClient, reportError } from '@femcoders/platform';
import type { SitePage } from './site-page.ts';

interface MatchLike {
  params: Record<string, string | undefined>;
  /** `route.handle` on the server, `handle` in the browser. */
  handle: unknown;
}

/** The head of the page for an address with nothing behind it. */
const notFoundHead: PageHead = {
  title: 'No encontramos esta página',
  description: 'La dirección no existe o ha cambiado de sitio.',
  noindex: true,
};

/** The head of a page whose section could not be shown. */
export const failedHead: PageHead = {
  title: 'Esta parte no ha podido cargarse',
  description: 'Vuelve a intentarlo en unos minutos.',
  noindex: true,
};

/** The head of a page that is there, but could not say what it is called. */
const namelessHead: PageHead = {
  title: 'Página sin título',
  description: '',
  noindex: true,
};

/**
 * The head of the page at the deepest match, or of the 404 page. What a remote does wrong here costs the title, not the page.
 * @param url address of the page
 */
export function headOf(match: MatchLike | undefined, url: URL, queryClient: QueryClient): PageHead {
  const page = match?.handle as SitePage | undefined;
  if (!match || !page) return notFoundHead;
  if (!page.module) return failedHead;
  try {
    return readHead(page.module.head({ params: match.params, url, queryClient }));
  } catch (error) {
    reportError(error, page.owner);
    return namelessHead;
  }
}

/** @throws when what a page says of itself is not what the contract asks for */
function readHead(head: PageHead): PageHead {
  const { title, description, image, canonicalPath, type, trail = [], alternates = [], structuredData } = head;
  const isOptionalText = (value: unknown) => value === undefined || typeof value === 'string';
  const isWhole =
    typeof title === 'string' &&
    typeof description === 'string' &&
    [image, canonicalPath, type].every(isOptionalText) &&
    Array.isArray(trail) &&
    Array.isArray(alternates) &&
    (structuredData === undefined || Array.isArray(structuredData));
  if (!isWhole) throw new TypeError('head() must return a title, a description and optional texts.');
  // What cannot be written down fails here, where it costs the title only.
  JSON.stringify(structuredData);
  return head;
}
