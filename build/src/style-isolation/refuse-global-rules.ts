/** The names of global at-rules: two parts of the site must not define the same one differently. */
const named: Record<string, string> = {
  keyframes: 'esta animación',
  '-webkit-keyframes': 'esta animación',
  property: 'esta propiedad',
  'counter-style': 'este estilo de lista',
  'position-try': 'esta posición',
  'font-palette-values': 'esta paleta',
};

const refused: Record<string, string> = {
  import: 'Importa el otro archivo desde el código (import "./otro.module.css"): así llega con el trozo que lo usa.',
  layer: 'El orden de las capas es del sitio. Quita esta línea: todo lo tuyo va ya en la capa «remote».',
  page: 'El papel es de toda la página. Usa @media print con tus clases.',
  namespace: 'Valdría para todo el archivo. Quítalo y escribe los selectores sin espacio de nombres.',
  'view-transition': 'Las transiciones entre páginas son del sitio. Anima tus propios elementos.',
  scope: 'Todavía no lo entienden todos nuestros navegadores. Usa clases de CSS Modules.',
};

const harmless = new Set(['media', 'supports', 'container', 'layer', 'starting-style', 'charset']);

export interface AtRuleParts {
  /** Without the `@`. */
  name: string;
  params: string;
  hasBlock: boolean;
  /** The family of a `@font-face`, without quotes. */
  family: string | undefined;
}

/**
 * Returns what is wrong with a rule of a remote that would hold beyond the remote, with what to do instead.
 * @param remote the remote's folder: what is named for the whole document begins with it
 * @param isModule CSS Modules name the animations themselves
 * @returns null for what may stay
 */
export function problemOfAtRule(rule: AtRuleParts, remote: string, isModule: boolean): string | null {
  const name = rule.name.toLowerCase();
  if (name === 'font-face') {
    if (rule.family?.startsWith(`${remote} `)) return null;
    return `Una familia de letra vale para todo el sitio. Llámala «${remote} …».`;
  }
  const kind = named[name];
  if (kind) {
    if (isModule && name.endsWith('keyframes')) return null;
    if (rule.params.replace(/^--/, '').startsWith(`${remote}-`)) return null;
    const dashes = rule.params.startsWith('--') ? '--' : '';
    return `Su nombre vale para todo el sitio. Llama a ${kind} «${dashes}${remote}-…».`;
  }
  if (harmless.has(name) && (name !== 'layer' || rule.hasBlock)) return null;
  return (
    refused[name] ??
    `No sabemos mantener @${name} dentro de tu parte. Quítalo, o pide al equipo de plataforma que lo añada.`
  );
}
