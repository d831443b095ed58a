import { escapeHtml } from '@femcoders/contracts/escape-html';
import type { PreviewedVersion } from '@femcoders/contracts/preview';
import { previewParameter } from '@femcoders/contracts/preview-cookie';
import { upperFirst } from '@femcoders/contracts/spanish-case';
import { sourceHash } from './source-hash.ts';

/** Its own colours, which are readable on every page by day and by night: what is previewed may be the page's tokens. */
const styles = `#vista-previa{position:sticky;inset-block-end:0;z-index:20;display:flex;flex-wrap:wrap;gap:0 16px;align-items:center;padding:4px 20px;border-block-start:3px solid #ffc94a;background:#1b1033;color:#fff9f2;font:500 1rem/1.4 Figtree,system-ui,sans-serif}
#vista-previa p{margin:0;overflow-wrap:anywhere}#vista-previa code{font-size:.9375em}
#vista-previa a{display:inline-flex;align-items:center;min-height:44px;padding-inline:4px;color:#ffc94a;font-weight:650;text-decoration:underline;text-underline-offset:.2em}
#vista-previa a:focus-visible{outline:3px solid #fff9f2;outline-offset:-3px;box-shadow:none}`;

/** Readers of a preview go from page to page without a new document: what "Salir" leads to is read when it is pressed. */
const script = `document.querySelector('#vista-previa a').addEventListener('click',e=>{const here=new URL(location.href);here.searchParams.set('${previewParameter}','');e.currentTarget.href=here.href})`;

/** Lets its style and script through the content security policy. */
export const previewBadgeHashes = { scripts: [sourceHash(script)], styles: [sourceHash(styles)] };

/**
 * Returns what a page in preview says of itself, at its lower edge.
 * @param url of the page
 */
export function previewBadge(versions: readonly PreviewedVersion[], url: URL): string {
  const shown = versions
    .map(({ name, version }) => `${partName(name)} · <code>${version.slice(0, 8)}</code>`)
    .join(', ');
  return stickyBadge({ label: 'Vista previa', html: `Vista previa: ${shown}` }, url);
}

/**
 * Returns what a page that is not the live one says of itself, at its lower edge, and how to leave it.
 * @param label its name, for who does not see it
 * @param html what it says
 * @param url of the page
 */
export function stickyBadge(
  { label, html }: { label: string; html: string },
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): string {
  const leave = new URLSearchParams(searchParams);
  leave.set(previewParameter, '');
  return [
    `<style>${styles}</style>`,
    `<aside id="vista-previa" aria-label="${label}"><p>${html}</p>`,
    `<a href="${escapeHtml(`${pathname}?${leave}`)}">Salir</a></aside>`,
    `<script>${script}</script>`,
  ].join('');
}

function partName(name: string): string {
  const short = name.replace(/^mf-/, '');
  return upperFirst(short);
}
