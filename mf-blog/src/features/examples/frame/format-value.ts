/**
 * A value as a console shows it: `{ nombre: 'Ada', edad: 36 }`. It runs inside the frame, whose document holds its text:
 * it may use nothing but what stands in it.
 * @param isInside strings that stand in something have quotes
 */
export function formatValue(value: unknown, isInside = false): string {
  const mostParts = 50;
  const deepest = 3;
  const seen: object[] = [];

  function list(parts: string[], [before, after]: readonly [string, string], total: number): string {
    if (total > parts.length) parts.push(`… ${total - parts.length} más`);
    const gap = before.endsWith('{') && parts.length > 0 ? ' ' : '';
    return `${before}${gap}${parts.join(', ')}${gap}${after}`;
  }

  const nameOf = (key: PropertyKey) =>
    typeof key === 'symbol'
      ? `[${String(key)}]`
      : /^[\p{L}$_][\p{L}\d$_]*$/u.test(String(key))
        ? String(key)
        : `'${String(key)}'`;

  function withDepth(of: object): string {
    if (seen.includes(of)) return '[circular]';
    if (seen.length >= deepest) return Array.isArray(of) ? '[…]' : '{…}';
    seen.push(of);
    const text = parts(of);
    seen.pop();
    return text;
  }

  function parts(of: object): string {
    if (Array.isArray(of)) {
      const shown = Array.from(of.slice(0, mostParts), (one, place) => (place in of ? show(one) : 'vacío'));
      return list(shown, ['[', ']'], of.length);
    }
    if (of instanceof Map) {
      const shown = [...of].slice(0, mostParts).map(([key, one]) => `${show(key)} => ${show(one)}`);
      return list(shown, [`Map(${of.size}) {`, '}'], of.size);
    }
    if (of instanceof Set) return list([...of].slice(0, mostParts).map(show), [`Set(${of.size}) {`, '}'], of.size);
    const keys = Reflect.ownKeys(of).filter((key) => Object.prototype.propertyIsEnumerable.call(of, key));
    const shown = keys.slice(0, mostParts).map((key) => {
      const { get, value: own } = Object.getOwnPropertyDescriptor(of, key) ?? {};
      return `${nameOf(key)}: ${get ? '(getter)' : show(own)}`;
    });
    const kind = Object.getPrototypeOf(of)?.constructor?.name;
    return list(shown, [kind && kind !== 'Object' ? `${kind} {` : '{', '}'], keys.length);
  }

  function show(one: unknown): string {
    switch (typeof one) {
      case 'string':
        return `'${one.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
      case 'bigint':
        return `${one}n`;
      case 'function':
        return /^class\b/.test(String(one)) ? `class ${one.name}` : `ƒ ${one.name || '(anónima)'}()`;
      case 'object':
        break;
      default:
        return Object.is(one, -0) ? '-0' : String(one);
    }
    if (one === null) return 'null';
    if (one instanceof Error) return String(one);
    if (one instanceof Date) return Number.isNaN(one.getTime()) ? 'Invalid Date' : one.toISOString();
    if (one instanceof RegExp) return String(one);
    if (one instanceof Element) {
      const [tag = ''] = /^<(?:"[^"]*"|[^">])*>/.exec(one.outerHTML) ?? [];
      return tag;
    }
    if (one instanceof NodeList || one instanceof HTMLCollection)
      return list(
        [...one].slice(0, mostParts).map(show),
        [`${one.constructor.name}(${one.length}) [`, ']'],
        one.length,
      );
    if (one instanceof Node) return one.nodeName === '#text' ? show(one.textContent) : one.nodeName;
    if (one instanceof Event) return `${one.constructor.name} { type: ${show(one.type)}, target: ${show(one.target)} }`;
    if (one instanceof Response) return `Response { status: ${one.status}, ok: ${one.ok} }`;
    return withDepth(one as object);
  }

  try {
    return typeof value === 'string' && !isInside ? value : show(value);
  } catch {
    return '(no se puede enseñar)';
  }
}
