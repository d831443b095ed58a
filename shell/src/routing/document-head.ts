import { socialPicturePath } from '@femcoders/contracts/social-picture';
import type { PageHead } from '@femcoders/platform';

export interface HeadPorts {
  brand: string;
  /** Origin without a trailing slash. */
  publicUrl: string;
}

/** One element of the document's head that belongs to the page, as tag and attributes. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** The document's title. */
export function documentTitle(head: PageHead, brand: string): string {
  return head.title === brand ? brand : `${head.title} · ${brand}`;
}

/** Everything a page says of itself in the head, save the title and the structured data. */
export function headTags(head: PageHead, url: URL, { brand, publicUrl }: HeadPorts): HeadTag[] {
  const path = head.canonicalPath ?? url.pathname;
  const canonical = publicUrl + path;
  const meta = (key: 'name' | 'property', value: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { [key]: value, content },
  });
  return [
    meta('name', 'description', head.description),
    ...(head.noindex
      ? [meta('name', 'robots', 'noindex')]
      : [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } } as HeadTag]),
    ...(head.alternates ?? []).map(
      ({ type, title, path: other }): HeadTag => ({
        tag: 'link',
        attributes: { rel: 'alternate', type, title, href: publicUrl + other },
      }),
    ),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:locale', 'es_ES'),
    // What asks not to be found has no picture made for it.
    ...(head.image || !head.noindex
      ? [
          meta('property', 'og:image', publicUrl + (head.image ?? socialPicturePath(path))),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', head.title),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
  ];
}

/** Marks what belongs to the page, so that the next page can replace it. */
export const headMark = 'data-page-head';

/**
 * Gives the document the head of another page.
 * @returns the new title
 */
export function applyHead(head: PageHead, url: URL, ports: HeadPorts): string {
  for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
  for (const { tag, attributes } of headTags(head, url, ports)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(headMark, '');
    document.head.append(element);
  }
  document.title = documentTitle(head, ports.brand);
  return document.title;
}
