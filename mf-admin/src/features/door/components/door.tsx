import type { DoorAct } from '@femcoders/contracts/door';
import type { Attendance, DoorEntry } from '@femcoders/contracts/registration';
import { counted } from '@femcoders/contracts/spanish-count';
import { asSentence } from '@femcoders/contracts/spanish-hour';
import { isNotFound } from '@femcoders/kit/data/load-or-not-found';
import { Link } from '@femcoders/platform';
import { Button, EmptyState } from '@femcoders/shared-ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { attendeesAddress } from '../../attendees/attendee-addresses.ts';
import { arrivedWords, placesWords } from '../../attendees/attendee-words.ts';
import { EventLine, unknownEvent } from '../../attendees/components/event-line.tsx';
import { Loaded } from '../../records/loaded.tsx';
import { GoneRecord } from '../../records/open-record.tsx';
import { findAtDoor } from '../door-search.ts';
import { at, connectionWords } from '../door-words.ts';
import type { ShownEntry } from '../merge-marks.ts';
import { useDoor } from '../use-door.ts';
import styles from './door.module.css';
import { DoorConnection } from './door-connection.tsx';
import { DoorNotices } from './door-notices.tsx';
import { DoorRow } from './door-row.tsx';

/** Most people drawn at once: nobody scrolls further, one types. */
const shownAtOnce = 150;

/** The door of an event: who arrives is found by name or code and ticked off, at as many doors as there are, also without a connection. */
export function Door({ id: eventId }: { id: string }) {
  const { query, people, marks, live, decide, dismiss } = useDoor(eventId);
  const { data, error } = query;
  if (!data && isNotFound(error)) return <GoneRecord {...unknownEvent} />;
  return (
    <Loaded query={query} loading="Cargando la lista…" failed="No hemos podido cargar la lista">
      {(view) => (
        <>
          <EventLine event={view.door.attendance.event}>
            <Link to={attendeesAddress(eventId)}>Lista de asistentes</Link>
          </EventLine>
          <DoorNotices notices={view.notices} people={people} onDismiss={dismiss} />
          {people.length === 0 ? (
            <EmptyState title="Todavía no se ha apuntado nadie">
              <Link to={attendeesAddress(eventId)}>Apuntar a alguien</Link>
            </EmptyState>
          ) : (
            <OpenDoor
              people={people}
              attendance={view.door.attendance}
              live={live}
              decide={decide}
              detail={connectionWords({ ...view, live, waiting: marks.length }).detail}
            >
              <DoorConnection {...view} marks={marks} live={live} problem={error?.message} />
            </OpenDoor>
          )}
        </>
      )}
    </Loaded>
  );
}

interface OpenDoorProps {
  people: ShownEntry[];
  attendance: Attendance;
  live: boolean;
  decide: (entry: DoorEntry, act: DoorAct) => Promise<void>;
  /** The effect of a lost connection, in words. */
  detail: string;
  /** The state of the connection, which stays in sight. */
  children: ReactNode;
}

function OpenDoor({ people, attendance, live, decide, detail, children }: OpenDoorProps) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<{ words: string; undo?: DoorEntry } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // With a keyboard she types at once; on a phone, the one on the screen would cover half the list.
  useEffect(() => {
    if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  const found = findAtDoor(people, typed);
  const expected = people.filter(({ state }) => state === 'registered');
  const arrived = expected.filter(({ checked_in_at }) => checked_in_at).length;

  function arrive(entry: DoorEntry) {
    setSaid({ words: `${entry.name} ha llegado. ${arrivedWords(arrived + 1, expected.length)}.`, undo: entry });
    setTyped('');
    field.current?.focus();
    void decide(entry, 'check-in');
  }

  function undo(entry: DoorEntry) {
    setSaid({ words: `${entry.name} ya no consta como llegada. ${arrivedWords(arrived - 1, expected.length)}.` });
    field.current?.focus();
    void decide(entry, 'undo-check-in');
  }

  function place(entry: DoorEntry) {
    setSaid({ words: `${entry.name} tiene plaza.` });
    void decide(entry, 'place');
  }

  /** Enter ticks off the only one found. */
  function enter(event: FormEvent) {
    event.preventDefault();
    const [only, another] = found;
    if (typed.trim() === '') return;
    // The next name is typed over this one.
    field.current?.select();
    if (!only) setSaid({ words: `Nadie coincide con «${typed.trim()}».` });
    else if (another)
      setSaid({ words: `${found.length} coincidencias: escribe algo más, o elige con la flecha abajo.` });
    else if (only.state !== 'registered')
      setSaid({ words: `${only.name} está en la lista de espera: dale plaza antes.` });
    else if (only.checked_in_at) setSaid({ words: asSentence(`${only.name} ya llegó ${at(only.checked_in_at)}`) });
    else arrive(only);
  }

  /** The arrows lead from the field to the first row, between the rows, and back. */
  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape' && event.target === field.current && typed !== '') {
      setTyped('');
      setSaid(null);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [field.current, ...(list.current?.querySelectorAll('button') ?? [])];
    const next = stops[stops.indexOf(document.activeElement as HTMLButtonElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; Tab leads everywhere too
    <div className={styles.door} onKeyDown={move}>
      <p className={styles.count}>{arrivedWords(arrived, expected.length)}</p>
      {/* Counted here: places are also given without a connection. */}
      <p className="quiet small">{placesWords({ ...attendance, registered: expected.length })[0]}</p>
      <progress className={styles.progress} max={Math.max(1, expected.length)} value={arrived} aria-hidden="true" />
      {detail && <p className="quiet small">{detail}</p>}
      <div className={styles.top}>
        {children}
        {/* Not the kit's `useForm`: it finds somebody in the list that is here. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a form answers to Enter, which <search> does not */}
        <form role="search" method="post" onSubmit={enter}>
          <label htmlFor="puerta-buscar" className="bold">
            Nombre o código
          </label>
          <input
            ref={field}
            id="puerta-buscar"
            name="buscar"
            type="search"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="done"
            className={`cut ${styles.field}`}
            aria-describedby="puerta-ayuda"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setSaid(null);
            }}
          />
          <p id="puerta-ayuda" className="quiet small">
            Intro anota a quien coincide si solo hay una.
          </p>
        </form>
        <div className={styles.said}>
          <p role="status">{said?.words ?? foundWords(typed, found.length)}</p>
          {said?.undo && (
            <Button variant="outline" size="small" onClick={() => said.undo && undo(said.undo)}>
              Deshacer
            </Button>
          )}
        </div>
      </div>
      <ul ref={list} className="lines" aria-label="Personas apuntadas">
        {found.slice(0, shownAtOnce).map((entry) => (
          <DoorRow
            key={entry.id}
            entry={entry}
            only={found.length === 1}
            live={live}
            onArrive={arrive}
            onUndo={undo}
            onPlace={place}
          />
        ))}
      </ul>
      {found.length > shownAtOnce && (
        <p className="quiet small">Y {found.length - shownAtOnce} más: escribe para encontrarlas.</p>
      )}
    </div>
  );
}

function foundWords(typed: string, found: number): string {
  if (typed.trim() === '') return '';
  return counted(found, 'coincidencia', 'coincidencias');
}
