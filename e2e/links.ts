import type { Page } from '@playwright/test';

/** Something on a page that asks for another address. */
export interface Link {
  /** Path and query of the page that it stands on. */
  on: string;
  /** The visible text, or else the name or the kind of the element. */
  text: string;
  /** As it is written. */
  href: string;
  /** The whole address that it means. */
  address: string;
  rel: string;
  /** Whether a reader follows it; all else the browser fetches by itself. */
  followed: boolean;
}

export interface PageLinks {
  links: Link[];
  /** The ids that fragments may lead to. */
  ids: string[];
}

/**
 * The links in a document, of its text or as it is in the browser.
 * @param page a page of the browser that may read HTML: an empty one, or the page itself when `html` is left out
 * @param on path and query of the page
 */
export function readLinks(page: Page, origin: string, on: string, html?: string): Promise<PageLinks> {
  return page.evaluate(
    ({ origin, on, html }) => {
      const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
      const nameOf = (element: Element) => {
        const label = element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ');
        return (label || element.querySelector('img')?.alt || element.localName).slice(0, 80);
      };
      const linkOf = (element: Element, href: string, followed: boolean): Link => ({
        on,
        text: nameOf(element),
        href,
        address: URL.canParse(href, origin + on) ? new URL(href, origin + on).href : href,
        rel: element.getAttribute('rel') ?? '',
        followed,
      });
      const links: Link[] = [];
      for (const element of root.querySelectorAll('a[href], area[href]')) {
        links.push(linkOf(element, element.getAttribute('href') ?? '', true));
      }
      for (const attribute of ['src', 'poster', 'data', 'href']) {
        for (const element of root.querySelectorAll(`:not(a, area, use)[${attribute}]`)) {
          links.push(linkOf(element, element.getAttribute(attribute) ?? '', false));
        }
      }
      for (const element of root.querySelectorAll('[srcset]')) {
        for (const candidate of (element.getAttribute('srcset') ?? '').split(',')) {
          links.push(linkOf(element, candidate.trim().split(/\s/)[0] ?? '', false));
        }
      }
      const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
      return { links, ids };
    },
    { origin, on, html },
  );
}
