import { escapeHtml } from './escape-html.ts';

/**
 * The page for a failure of the shell itself (decisions 1.2): it needs nothing but its own text.
 * @param incident the number that the logs carry
 * @param details message and stack, in development only
 */
export function renderFailure(incident: string, details: string | null): string {
  const technical = details ? `<pre>${escapeHtml(details)}</pre>` : '';
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Algo ha fallado</title></head><body><main><h1>Unexpected Application Error!</h1><p>Algo ha fallado por nuestra parte. No has perdido nada: vuelve a intentarlo en unos minutos.</p><p>Si sigue igual, escríbenos con este número de incidencia: <strong>${incident}</strong></p><p><a href="/">Volver al inicio</a></p>${technical}</main></body></html>`;
}
