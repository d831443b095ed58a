import type { formatValue } from './format-value.ts';
import type { FrameMessage } from './frame-messages.ts';

/**
 * Makes what a script says to its console reach the page around the frame, and keeps it for checks. A flood is cut. It
 * runs inside the frame, whose document holds its text: it may use nothing but what stands in it and what it is given.
 * @param say sends a message to the page
 * @returns what takes a failure, which is a line of the console, too
 */
export function createConsole(
  format: typeof formatValue,
  say: (message: FrameMessage) => void,
): (text: string, line?: number) => void {
  const mostLines = 200;
  const longestLine = 2_000;
  const mostRows = 50;
  const mostColumns = 10;

  const lines = document.createElement('ol');
  // Out of the document, so that no style of the example and no check of it meets it.
  Object.defineProperty(globalThis, Symbol.for('consoleLines'), { value: lines });
  let groups = 0;
  let said = 0;
  const counts = new Map<string, number>();
  const times = new Map<string, number>();

  function write(level: string, text: string, more: { table?: string[][]; line?: number } = {}): void {
    said += 1;
    if (said > mostLines + 1) return;
    const isCut = said > mostLines;
    const shown = isCut ? `Hay más mensajes: aquí se ven los ${mostLines} primeros.` : text.slice(0, longestLine);
    const item = document.createElement('li');
    item.className = isCut ? 'cut' : level;
    item.textContent = more.table ? more.table.map((row) => row.join(' | ')).join('\n') : shown;
    lines.append(item);
    say({ kind: 'console', entry: { level: item.className, text: '  '.repeat(groups) + shown, ...(!isCut && more) } });
  }

  function words(values: unknown[]): string {
    const [first, ...rest] = values;
    if (typeof first !== 'string') return values.map((value) => format(value)).join(' ');
    const filled = first.replaceAll(/%([sdifoOc%])/g, (whole, sign) => {
      if (sign === '%') return '%';
      if (rest.length === 0) return whole;
      const value = rest.shift();
      if (sign === 'c') return '';
      if (sign === 'd' || sign === 'i') return String(Math.trunc(Number(value)));
      return sign === 'f' ? String(Number(value)) : format(value);
    });
    return [filled, ...rest.map((value) => format(value))].join(' ');
  }

  function tableOf(data: unknown): string[][] | null {
    if (typeof data !== 'object' || data === null) return null;
    const rows = Object.entries(data).slice(0, mostRows);
    const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
    const columns = [...new Set(rows.flatMap(([, row]) => (isRecord(row) ? Object.keys(row) : [])))].slice(
      0,
      mostColumns,
    );
    const hasValues = rows.some(([, row]) => !isRecord(row));
    const cells = rows.map(([key, row]) => [
      key,
      ...columns.map((column) => (isRecord(row) && column in row ? format(Reflect.get(row, column), true) : '')),
      ...(hasValues ? [isRecord(row) ? '' : format(row, true)] : []),
    ]);
    return [['(índice)', ...columns, ...(hasValues ? ['valor'] : [])], ...cells];
  }

  const log =
    (level: string) =>
    (...values: unknown[]) =>
      write(level, words(values));
  Object.assign(console, {
    log: log('log'),
    info: log('log'),
    debug: log('log'),
    dir: (value: unknown) => write('log', format(value, true)),
    trace: log('log'),
    warn: log('warn'),
    error: log('error'),
    assert(isTrue: unknown, ...values: unknown[]) {
      if (!isTrue) write('error', `No se cumple${values.length > 0 ? `: ${words(values)}` : ''}`);
    },
    table(data: unknown) {
      const table = tableOf(data);
      if (table) write('table', '', { table });
      else write('log', words([data]));
    },
    group(...values: unknown[]) {
      if (values.length > 0) write('log', words(values));
      groups = Math.min(groups + 1, 10);
    },
    groupEnd() {
      groups = Math.max(groups - 1, 0);
    },
    count(name = 'default') {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      write('log', `${name}: ${counts.get(name)}`);
    },
    time: (name = 'default') => void times.set(name, performance.now()),
    timeEnd(name = 'default') {
      // As browsers write it: code of the frame has nothing of the site's.
      write('log', `${name}: ${(performance.now() - (times.get(name) ?? performance.now())).toFixed(1)} ms`);
    },
    clear() {
      lines.replaceChildren();
      said = 0;
      say({ kind: 'console', entry: { level: 'clear', text: '' } });
    },
  });
  console.groupCollapsed = console.group;

  // A frame without windows of its own shows none, and says nothing of it either.
  const silent = (name: string, answer: unknown) => (text: unknown) => {
    write('warn', `${name}(${format(text, true)}): los ejemplos no abren ventanas. Usa la consola o la página.`);
    return answer;
  };
  Object.assign(globalThis, {
    alert: silent('alert', undefined),
    confirm: silent('confirm', false),
    prompt: silent('prompt', null),
  });

  return (text, line) => write('error', text, line ? { line } : {});
}
