import type { PreviewedVersion } from '@femcoders/contracts/preview';
import { previewParameter } from '@femcoders/contracts/preview-limits';
import { escapeHtml } from './escape-html.ts';

/** Colours of its own, which are readable on every page by day and by night: what is previewed may be the page's tokens. */
const styles = `#vista-previa{position:sticky;inset-block-end:0;z-index:20;display:flex;flex-wrap:wrap;gap:0 16px;align-items:center;padding:4px 20px;border-block-start:3px solid #ffc94a;background:#1b1033;color:#fff9f2;font:500 1rem/1.4 Figtree,system-ui,sans-serif}
#vista-previa p{margin:0;overflow-wrap:anywhere}#vista-previa code{font-size:.9375em}
#vista-previa a{display:inline-flex;align-items:center;min-height:44px;padding-inline:4px;color:#ffc94a;font-weight:650;text-decoration:underline;text-underline-offset:.2em}
#vista-previa a:focus-visible{outline:3px solid #fff9f2;outline-offset:-3px;box-shadow:none}`;

/** Readers of a preview go from page to page without a new document: what "Salir" leads to is read when it is pressed. */
const script = `document.querySelector('#vista-previa a').addEventListener('click',e=>{const here=new URL(location.href);here.searchParams.set('${previewParameter}','');e.currentTarget.href=here.href})`;

/**
 * Returns the badge of a page in preview, at its lower edge.
 * @param url of the page
 * @param nonce lets its style and script through the content security policy
 */
export function previewBadge(
  versions: readonly PreviewedVersion[],
  { pathname, searchParams }: URL,
  nonce: string,
): string {
  const shown = versions
    .map(({ name, version }) => `${partName(name)} · <code>${version.slice(0, 8)}</code>`)
    .join(', ');
  const leave = new URLSearchParams(searchParams);
  leave.set(previewParameter, '');
  return [
    `<style nonce="${nonce}">${styles}</style>`,
    `<aside id="vista-previa" aria-label="Vista previa"><p>Vista previa: ${shown}</p>`,
    `<a href="${escapeHtml(`${pathname}?${leave}`)}">Salir</a></aside>`,
    `<script nonce="${nonce}">${script}</script>`,
  ].join('');
}

function partName(name: string): string {
  const short = name.replace(/^mf-/, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}
