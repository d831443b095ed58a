import { eventLimits } from '@femcoders/contracts/event-limits';
import { Button, TextField } from '@femcoders/shared-ui';
import { useOrderedRows } from '../../forms/use-ordered-rows.tsx';
import type { ProgrammeRow } from '../event-values.ts';
import styles from './event-form.module.css';

interface ProgrammeFieldsProps {
  rows: ProgrammeRow[];
  onChange: (rows: ProgrammeRow[]) => void;
  errorOf: (field: string) => string | undefined;
}

/** The programme, entry by entry. */
export function ProgrammeFields({ rows, onChange, errorOf }: ProgrammeFieldsProps) {
  const { list, addButton, edit, add, actions, status } = useOrderedRows({
    rows,
    onChange,
    nameOf,
    whence: 'del programa',
  });

  return (
    <div className={`${styles.programme} stack gap-16`}>
      {rows.length > 0 && (
        <ol ref={list} className="stack gap-16">
          {rows.map((row, index) => {
            const field = (part: 'time' | 'title' | 'speaker' | 'description') => ({
              name: `programme.${index}.${part}`,
              value: row[part],
              error: errorOf(`programme.${index}.${part}`),
              onChange: ({ target }: { target: { value: string } }) => edit(row.key, { [part]: target.value }),
            });
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
                <div className={styles.entryActions}>{actions(row, index)}</div>
              </li>
            );
          })}
        </ol>
      )}
      {rows.length < eventLimits.programmeEntries && (
        <Button
          ref={addButton}
          variant="outline"
          size="small"
          onClick={() => add((key) => ({ key, time: '', title: '', description: '', speaker: '' }))}
        >
          {rows.length === 0 ? 'Añadir la primera entrada' : 'Añadir otra entrada'}
        </Button>
      )}
      {status}
    </div>
  );
}

const nameOf = ({ title, time }: ProgrammeRow) => title.trim() || time || 'Entrada sin título';
