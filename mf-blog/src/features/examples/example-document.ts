import type { ExampleCode } from './check.ts';

/**
 * The policy of an example, wherever it is shown: it may draw, run its own scripts, hold data pictures. No network, no forms that
 * are sent, no base address. The server sends it again as a header (shell/server/security-headers.ts).
 */
const policy =
  "default-src 'none'; script-src 'unsafe-inline' data:; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'";

/** Plain paper to draw on. The styles of an example override it. */
const paper =
  ':where(html){color-scheme:light;background:#fff;color:#1b1033;font:100%/1.5 system-ui,sans-serif}:where(body){margin:1rem}';

/**
 * The document that an example is. Its HTML may begin with `<body class="…">` or contain what belongs into the head: the
 * browser sorts that out.
 */
export function exampleDocument({ html, css }: Pick<ExampleCode, 'html' | 'css'>, title: string): string {
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    `<style>${paper}</style><style>\n${css.replaceAll(/<\/style/gi, '<\\/style')}</style></head>\n${html}`,
  ].join('');
}
