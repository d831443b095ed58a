import { Button, VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';

interface OrderedRows<Row> {
  rows: Row[];
  onChange: (rows: Row[]) => void;
  nameOf: (row: Row) => string;
  /** Where a row that is removed stood: "del programa". */
  whence: string;
}

/**
 * Rows of a form that are added, written, moved and removed. What is moved or removed is said aloud, and the focus stays
 * with it: each row has a control that is marked `data-control="first"`, where a new one is begun.
 */
export function useOrderedRows<Row extends { key: number }>({ rows, onChange, nameOf, whence }: OrderedRows<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  /** Which control of which row the focus goes to once the rows have changed. */
  const wanted = useRef<{ at: number; control: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the rows have changed
  useEffect(() => {
    if (!wanted.current) return;
    const { at, control } = wanted.current;
    wanted.current = null;
    const target = list.current?.children[at]?.querySelector<HTMLElement>(`[data-control="${control}"]`);
    (target ?? addButton.current)?.focus();
  }, [rows]);

  const edit = (key: number, part: Partial<Row>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));

  /** @returns the key of the new row */
  const add = (begin: (key: number) => Row) => {
    const key = 1 + Math.max(0, ...rows.map((row) => row.key));
    wanted.current = { at: rows.length, control: 'first' };
    onChange([...rows, begin(key)]);
    return key;
  };

  const move = (row: Row, from: number, to: number) => {
    wanted.current = { at: to, control: to < from ? 'up' : 'down' };
    setSaid(`${nameOf(row)}: ahora en el lugar ${to + 1} de ${rows.length}.`);
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
  };

  const remove = (row: Row, at: number) => {
    wanted.current = { at: Math.min(at, rows.length - 2), control: 'remove' };
    setSaid(`${nameOf(row)}: fuera ${whence}.`);
    onChange(rows.toSpliced(at, 1));
  };

  /** The buttons of a row. */
  const actions = (row: Row, at: number) => {
    const button = (control: string, words: string, possible: boolean, act: () => void) => (
      <Button
        variant="quiet"
        size="small"
        data-control={control}
        aria-label={`${words}: ${nameOf(row)}`}
        aria-disabled={control === 'remove' ? undefined : !possible}
        onClick={() => possible && act()}
      >
        {words}
      </Button>
    );
    return (
      <>
        {button('up', 'Subir', at > 0, () => move(row, at, at - 1))}
        {button('down', 'Bajar', at < rows.length - 1, () => move(row, at, at + 1))}
        {button('remove', 'Quitar', true, () => remove(row, at))}
      </>
    );
  };

  const status = (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
  return { list, addButton, edit, add, actions, status };
}
