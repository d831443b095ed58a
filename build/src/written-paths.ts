/** An address that a source file writes, `*` for each part that is only known when it runs. */
export interface WrittenPath {
  path: string;
  /** HTTP methods that the file names, `GET` among them. */
  methods: string[];
}

/** A name that stands for a path: `const path = '/a'`, `const pathOf = (id) => `/a/${id}``, a function that returns one. */
const naming =
  /\b(?:const|function)\s+(\w+)\s*(?:=\s*(?:\([^)]*\)(?::\s*\w+)?\s*=>\s*)?|\([^)]*\)(?::\s*\w+)?\s*\{\s*return\s+)(?=['"`])/g;
const plainPath = /(['"])(\/[^'"\s]*)\1/g;
const namedMethod = /['"](POST|PUT|PATCH|DELETE)['"]|method="(post)"/g;

/**
 * Every path in the texts of a remote's files, with names resolved in their own file and across imports.
 * @param texts of its TypeScript files
 */
export function writtenPaths(texts: string[]): WrittenPath[] {
  const named = texts.map(namedPaths);
  const exported = new Map<string, string[]>();
  for (const paths of named)
    for (const [name, path] of paths) exported.set(name, [...(exported.get(name) ?? []), path]);

  return texts.flatMap((text, index) => {
    const known = (name: string) => {
      const own = named[index]?.get(name);
      if (own !== undefined) return [own];
      return isImported(text, name) ? (exported.get(name) ?? []) : [];
    };
    const methods = [
      'GET',
      ...[...text.matchAll(namedMethod)].map(([, upper, lower = '']) => upper ?? lower.toUpperCase()),
    ];
    const taken = [...exported.keys()].filter((name) => isImported(text, name)).flatMap(known);
    const paths = [
      ...pathsIn(text).flatMap((path) => resolve(path, known)),
      ...taken.flatMap((path) => resolve(path, known)),
    ];
    return [...new Set(paths.map(bare))].filter(startsNamed).map((path) => ({ path, methods }));
  });
}

function isImported(text: string, name: string): boolean {
  return new RegExp(`import[^;]*\\b${name}\\b[^;]*from`).test(text);
}

function namedPaths(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(naming)].flatMap(({ 0: whole, 1: name = '', index }) => {
      const path = literalAt(text, index + whole.length);
      return path?.startsWith('/') ? [[name, path] as const] : [];
    }),
  );
}

/** Literals that begin as paths do, or with a name that may be one: their open parts as `{name}`. */
function pathsIn(text: string): string[] {
  const plain = [...text.matchAll(plainPath)].map(([, , path = '']) => path);
  const templates = [...text.matchAll(/`(?=\/|\$\{)/g)].flatMap(({ index }) => literalAt(text, index) ?? []);
  return [...plain, ...templates];
}

/** The text of the literal that begins here. Of a template each open part is written as `{its first name}`. */
function literalAt(text: string, start: number): string | undefined {
  const quote = text[start];
  if (quote !== '`') return text.slice(start + 1).split(quote ?? '', 1)[0];
  let literal = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '`') return literal;
    if (text.startsWith('${', at)) {
      const end = endOfExpression(text, at + 2);
      literal += `{${/^\s*(\w*)/.exec(text.slice(at + 2, end))?.[1] ?? ''}}`;
      at = end;
    } else {
      literal += text[at];
    }
  }
  return undefined;
}

function endOfExpression(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The paths that one with open parts may mean: a name at its beginning stands for a path, others for anything. */
function resolve(path: string, known: (name: string) => string[]): string[] {
  const [, prefix = '', name, rest = ''] = /^(\/api)?\{(\w+)\}(.*)$/s.exec(path) ?? [];
  const whole = name ? known(name).map((start) => prefix + start + rest) : [path];
  return whole.filter((text) => text.startsWith('/')).map((text) => text.replace(/\{\w*\}/g, '*'));
}

/**
 * Returns whether a path begins with a fixed segment: one that begins with a parameter could mean any address of the site.
 */
function startsNamed(path: string): boolean {
  return /^\/[^*/]+(\/|$)/.test(path);
}

/** Without the API's place on the site and without a query. */
function bare(path: string): string {
  return (path.split(/[?#]/, 1)[0] ?? '').replace(/^\/api(?=\/)/, '');
}
