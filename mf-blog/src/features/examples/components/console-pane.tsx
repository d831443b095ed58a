import { classNames } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { readText } from '../frame/frame-messages.ts';
import styles from './console-pane.module.css';

/** A line of a console. */
interface ConsoleLine {
  level: string;
  text: string;
  /** Its heads and rows. */
  table?: string[][];
  /** Of the script. */
  line?: number;
}

/** Pause after which what has come is said to those who hear the page, in milliseconds. */
const sayPauseMs = 700;
/** So many lines are said as they are; of more, how many they are. */
const mostSaid = 3;

/**
 * The console of an example, below its result.
 * @param entries as the frame has sent them: its scripts are the reader's own and may say anything
 */
export function ConsolePane({ title, entries }: { title: string; entries: readonly unknown[] }) {
  const lines = readLines(entries);
  const list = useRef<HTMLOListElement>(null);
  const amount = lines.length;

  useEffect(() => {
    if (amount > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [amount]);

  return (
    <section className={styles.console} aria-label={`Consola de «${title}»`}>
      <p className={styles.name} aria-hidden="true">
        Consola
      </p>
      {/* What scrolls must be reachable with the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <ol ref={list} className={styles.lines} tabIndex={0} translate="no">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line stays where it has come
          <li key={place} className={classNames(styles.line, styles[line.level])}>
            <Line {...line} />
          </li>
        ))}
      </ol>
      {amount === 0 && <p className={styles.empty}>Aquí aparece lo que escribe console.log().</p>}
      <Said lines={lines} />
    </section>
  );
}

function Line({ level, text, table, line }: ConsoleLine) {
  const kind = level === 'error' ? 'Error: ' : level === 'warn' ? 'Aviso: ' : '';
  if (table) return <Table rows={table} />;
  return (
    <>
      {kind && <span className="visually-hidden">{kind}</span>}
      {text}
      {line !== undefined && <span className={styles.place}> (línea {line})</span>}
    </>
  );
}

function Table({ rows: [heads = [], ...rows] }: { rows: string[][] }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a head is its column, and two may have one name
            <th key={place} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row stays where it has come
          <tr key={row}>
            {cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Says the newest lines in a pause, and only how many they are when they are many. */
function Said({ lines }: { lines: ConsoleLine[] }) {
  const [words, setWords] = useState('');
  const said = useRef(0);
  useEffect(() => {
    if (lines.length < said.current) said.current = 0;
    const pause = setTimeout(() => {
      const fresh = lines.slice(said.current);
      said.current = lines.length;
      if (fresh.length === 0) return;
      setWords(
        fresh.length > mostSaid
          ? `${fresh.length} mensajes en la consola.`
          : fresh.map(({ text, table }) => (table ? 'Una tabla en la consola.' : text.slice(0, 200))).join('. '),
      );
    }, sayPauseMs);
    return () => clearTimeout(pause);
  }, [lines]);
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  );
}

function readLines(entries: readonly unknown[]): ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  for (const entry of entries) {
    const line = readLine(entry);
    if (line?.level === 'clear') lines.length = 0;
    else if (line) lines.push(line);
  }
  return lines;
}

const mostCells = 12;
/** Of a line or a cell. */
const longestText = 2_020;

function readLine(message: unknown): ConsoleLine | null {
  const { entry } = (message ?? {}) as { entry?: unknown };
  if (typeof entry !== 'object' || entry === null) return null;
  const { level, text, table, line } = entry as Partial<Record<keyof ConsoleLine, unknown>>;
  const rows = Array.isArray(table)
    ? table
        .slice(0, 51)
        .map((row) => (Array.isArray(row) ? row.slice(0, mostCells).map((cell) => readText(cell, longestText)) : []))
    : null;
  return {
    level: readText(level, 10),
    text: readText(text, longestText),
    ...(rows && { table: rows }),
    ...(typeof line === 'number' && { line }),
  };
}
