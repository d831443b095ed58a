import { eventLimits } from '@femcoders/contracts/event-limits';
import { Button, TextField, VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { ProgrammeRow } from '../event-values.ts';
import styles from './event-form.module.css';

interface ProgrammeFieldsProps {
  rows: ProgrammeRow[];
  onChange: (rows: ProgrammeRow[]) => void;
  errorOf: (field: string) => string | undefined;
}

/** The programme, entry by entry. What is moved or removed is said aloud, and the focus stays with it. */
export function ProgrammeFields({ rows, onChange, errorOf }: ProgrammeFieldsProps) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  /** Which control of which row the focus goes to once the rows have changed. */
  const wanted = useRef<{ row: number; control: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the rows have changed
  useEffect(() => {
    if (!wanted.current) return;
    const { row, control } = wanted.current;
    wanted.current = null;
    const target = list.current?.children[row]?.querySelector<HTMLElement>(`[data-control="${control}"]`);
    (target ?? addButton.current)?.focus();
  }, [rows]);

  const edit = (key: number, part: Partial<ProgrammeRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));

  const add = () => {
    wanted.current = { row: rows.length, control: 'first' };
    const key = 1 + Math.max(0, ...rows.map((row) => row.key));
    onChange([...rows, { key, time: '', title: '', description: '', speaker: '' }]);
  };

  const move = (from: number, to: number) => {
    const moved = [...rows];
    const [row] = moved.splice(from, 1);
    if (!row) return;
    moved.splice(to, 0, row);
    wanted.current = { row: to, control: to < from ? 'up' : 'down' };
    setSaid(`${nameOf(row)}: ahora en el lugar ${to + 1} de ${rows.length}.`);
    onChange(moved);
  };

  const remove = (index: number) => {
    const row = rows[index];
    if (!row) return;
    wanted.current = { row: Math.min(index, rows.length - 2), control: 'remove' };
    setSaid(`${nameOf(row)}: fuera del programa.`);
    onChange(rows.filter((_, other) => other !== index));
  };

  return (
    <div className={styles.programme}>
      {rows.length > 0 && (
        <ol ref={list} className="stack gap-16">
          {rows.map((row, index) => {
            const field = (part: 'time' | 'title' | 'speaker' | 'description') => ({
              name: `programme.${index}.${part}`,
              value: row[part],
              error: errorOf(`programme.${index}.${part}`),
              onChange: ({ target }: { target: { value: string } }) => edit(row.key, { [part]: target.value }),
            });
            const name = nameOf(row);
            return (
              <li key={row.key} className={styles.entry}>
                <div className={styles.entryFields}>
                  <TextField {...field('time')} label="Hora" type="time" data-control="first" />
                  <TextField {...field('title')} label="Título" maxLength={eventLimits.programmeTitle} />
                  <TextField
                    {...field('speaker')}
                    label="Quién habla"
                    optional
                    maxLength={eventLimits.programmeSpeaker}
                  />
                  <TextField
                    {...field('description')}
                    label="Descripción"
                    optional
                    maxLength={eventLimits.programmeDescription}
                  />
                </div>
                <div className={styles.entryActions}>
                  <Button
                    variant="quiet"
                    size="small"
                    data-control="up"
                    aria-label={`Subir: ${name}`}
                    aria-disabled={index === 0}
                    onClick={() => index > 0 && move(index, index - 1)}
                  >
                    Subir
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    data-control="down"
                    aria-label={`Bajar: ${name}`}
                    aria-disabled={index === rows.length - 1}
                    onClick={() => index < rows.length - 1 && move(index, index + 1)}
                  >
                    Bajar
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    data-control="remove"
                    aria-label={`Quitar: ${name}`}
                    onClick={() => remove(index)}
                  >
                    Quitar
                  </Button>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {rows.length < eventLimits.programmeEntries && (
        <Button ref={addButton} variant="outline" size="small" onClick={add}>
          {rows.length === 0 ? 'Añadir la primera entrada' : 'Añadir otra entrada'}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

const nameOf = ({ title, time }: ProgrammeRow) => title.trim() || time || 'Entrada sin título';
