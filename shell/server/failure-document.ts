import { escapeHtml } from '@femcoders/contracts/escape-html';
import { contentSecurityPolicy } from './security-headers.ts';
import { sourceHash } from './source-hash.ts';

/** The tokens that this page needs, by day and by night, and its few rules: no file may be needed to show it. */
const styles = `:root{color-scheme:light dark;--page:#fff9f2;--ink:#1b1033;--muted:#5a4f73;--button:#4f2bd8;--on:#fff}
@media (prefers-color-scheme:dark){:root{--page:#140b27;--ink:#f4efff;--muted:#bdb3d6;--button:#b9a5ff;--on:#1b1033}}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{display:grid;gap:24px;justify-items:start;max-width:68ch;margin:auto;padding:clamp(32px,10vh,112px) 20px}
svg{width:112px;height:112px}h1{margin:0;font-size:clamp(2.25rem,6vw,4rem);line-height:1;letter-spacing:-.04em;text-wrap:balance}
p{margin:0}p+p{color:var(--muted)}b{color:var(--ink)}pre{max-width:100%;overflow:auto;font-size:.875rem}
a{padding:14px 24px;background:var(--button);color:var(--on);font-weight:650;text-decoration:none;border-radius:10px;corner-shape:bevel}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** The content security policy of these pages. */
export const plainPagePolicy = contentSecurityPolicy({ styles: [sourceHash(styles)] });

/** A panot that lacks a petal, on its tile. */
const panot =
  '<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M12.5 0h75L100 12.5v75L87.5 100h-75L0 87.5v-75Z" fill="#ffc94a"/><path d="M50 50H34.26A15.74 15.74 0 1 1 50 34.26ZM50 50V65.74A15.74 15.74 0 1 1 34.26 50ZM50 50H65.74A15.74 15.74 0 1 1 50 65.74Z" fill="#1b1033" stroke="#ffc94a" stroke-width="2.85" stroke-linejoin="round"/><circle cx="50" cy="50" r="7.6" fill="#ff6a48" stroke="#ffc94a" stroke-width="2.85"/></svg>';

/**
 * The page for a failure of the shell itself (decisions 1.2): it needs nothing but its own text.
 * @param incident the number that the logs carry
 * @param details message and stack, in development only
 */
export function renderFailure(incident: string, details: string | null): string {
  const technical = details ? `<pre>${escapeHtml(details)}</pre>` : '';
  return renderPlain(
    'Algo ha fallado',
    `<h1>Unexpected Application Error!</h1><p>Algo ha fallado por nuestra parte. No has perdido nada: vuelve a intentarlo en unos minutos.</p><p>Si sigue igual, escríbenos con este número de incidencia: <b>${incident}</b></p><a href="/">Volver al inicio</a>${technical}`,
  );
}

/**
 * The page for versions that cannot be shown together.
 * @param reasons sentences that say what to do
 * @param leave address of the page as it is live
 */
export function renderRefusedPreview(reasons: string[], leave: string): string {
  const list = reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('');
  return renderPlain(
    'Vista previa',
    `<h1>Esta versión no encaja</h1><p>No se puede ver junto con lo que está en vivo:</p><ul>${list}</ul><a href="${escapeHtml(leave)}">Salir de la vista previa</a>`,
  );
}

/** The page in place of one that there is no room to make now. */
export function renderFull(): string {
  return renderPlain(
    'Mucha gente a la vez',
    '<h1>Ahora mismo hay mucha gente a la vez</h1><p>No se ha perdido nada. Espera unos segundos y vuelve a cargar la página.</p>',
  );
}

function renderPlain(title: string, content: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${styles}</style></head><body><main>${panot}${content}</main></body></html>`;
}
