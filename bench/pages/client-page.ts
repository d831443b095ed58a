import type { Boot } from './site-snapshot.ts';

export interface ClientPageParts {
  beforePaint: string;
  boot?: Boot;
  /** Addresses. */
  scripts: string[];
  styles: string[];
}

/** The one document of an application that is rendered in the browser, as an ordinary build writes it. */
export function clientPage({ beforePaint, boot, scripts, styles }: ClientPageParts): string {
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>FemCoders Club</title>',
    `<script>${beforePaint}</script>`,
    ...styles.map((address) => `<link rel="stylesheet" href="${address}">`),
    ...scripts.map((address) => `<script defer src="${address}"></script>`),
    '</head><body><div id="root"></div>',
    boot ? `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>` : '',
    '</body></html>',
  ].join('');
}
