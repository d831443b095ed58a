import type { DoorEntry } from '@femcoders/contracts/registration';
import { counted } from '@femcoders/contracts/spanish-count';
import { hourOf } from '@femcoders/contracts/spanish-date';
import { asSentence, atHour } from '@femcoders/contracts/spanish-hour';
import { Link } from '@femcoders/platform';
import { Button, EmptyState } from '@femcoders/shared-ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Loaded } from '../../records/loaded.tsx';
import { GoneRecord, isGone } from '../../records/open-record.tsx';
import { attendeesAddress } from '../attendee-addresses.ts';
import { arrivedWords } from '../attendee-words.ts';
import { findAtDoor } from '../door-search.ts';
import { useDoor } from '../use-door.ts';
import styles from './door.module.css';
import { DoorRow } from './door-row.tsx';
import { EventLine, unknownEvent } from './event-line.tsx';

/** Most people drawn at once: nobody scrolls further, one types. */
const shownAtOnce = 150;

/** The door of an event: who arrives is found by name or code and ticked off, at as many doors as there are. */
export function Door({ id: eventId }: { id: string }) {
  const door = useDoor(eventId);
  const { data, error, setArrived, givePlace } = door;
  if (!data && isGone(error)) return <GoneRecord {...unknownEvent} />;
  return (
    <Loaded query={door} loading="Cargando la lista…" failed="No hemos podido cargar la lista">
      {({ attendance, people }) => (
        <>
          <EventLine event={attendance.event}>
            <Link to={attendeesAddress(eventId)}>Lista de asistentes</Link>
          </EventLine>
          {error && (
            <p role="status" className={styles.stale}>
              Sin conexión con el sitio: ves la última lista que llegó. Lo volvemos a intentar.
            </p>
          )}
          {people.length === 0 ? (
            <EmptyState title="Todavía no se ha apuntado nadie">
              <Link to={attendeesAddress(eventId)}>Apuntar a alguien</Link>
            </EmptyState>
          ) : (
            <OpenDoor people={people} setArrived={setArrived} givePlace={givePlace} />
          )}
        </>
      )}
    </Loaded>
  );
}

interface OpenDoorProps {
  people: DoorEntry[];
  setArrived: (entry: DoorEntry, arrived: boolean) => Promise<void>;
  givePlace: (entry: DoorEntry) => Promise<void>;
}

function OpenDoor({ people, setArrived, givePlace }: OpenDoorProps) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<{ words: string; undo?: DoorEntry } | null>(null);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // With a keyboard she types at once; on a phone, the one on the screen would cover half the list.
  useEffect(() => {
    if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  const found = findAtDoor(people, typed);
  const expected = people.filter(({ state }) => state === 'registered');
  const arrived = expected.filter(({ checked_in_at }) => checked_in_at).length;

  async function attempt(work: () => Promise<void>, entry: DoorEntry) {
    setProblem('');
    try {
      await work();
    } catch (error) {
      setSaid(null);
      setProblem(`${entry.name}: ${error instanceof Error ? error.message : 'no hemos podido anotarlo.'}`);
    }
  }

  function arrive(entry: DoorEntry) {
    setSaid({ words: `${entry.name} ha llegado. ${arrivedWords(arrived + 1, expected.length)}.`, undo: entry });
    setTyped('');
    field.current?.focus();
    void attempt(() => setArrived(entry, true), entry);
  }

  function undo(entry: DoorEntry) {
    setSaid({ words: `${entry.name} ya no consta como llegada. ${arrivedWords(arrived - 1, expected.length)}.` });
    field.current?.focus();
    void attempt(() => setArrived(entry, false), entry);
  }

  function place(entry: DoorEntry) {
    void attempt(async () => {
      await givePlace(entry);
      setSaid({ words: `${entry.name} tiene plaza.` });
    }, entry);
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
    else if (only.checked_in_at)
      setSaid({ words: asSentence(`${only.name} ya llegó ${atHour(hourOf(only.checked_in_at))}`) });
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
      <div className={styles.top}>
        <p className={styles.count}>{arrivedWords(arrived, expected.length)}</p>
        <progress className={styles.progress} max={Math.max(1, expected.length)} value={arrived} aria-hidden="true" />
        {/* Not the kit's `useForm`: it finds somebody in the list that is here. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a form answers to Enter, which <search> does not */}
        <form role="search" method="post" onSubmit={enter}>
          <label htmlFor="puerta-buscar" className={styles.label}>
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
          <p id="puerta-ayuda" className={styles.hint}>
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
        <p role="alert" className="error bold">
          {problem}
        </p>
      </div>
      <ul ref={list} className={styles.people} aria-label="Personas apuntadas">
        {found.slice(0, shownAtOnce).map((entry) => (
          <DoorRow
            key={entry.id}
            entry={entry}
            only={found.length === 1}
            onArrive={arrive}
            onUndo={undo}
            onPlace={place}
          />
        ))}
      </ul>
      {found.length > shownAtOnce && (
        <p className={styles.hint}>Y {found.length - shownAtOnce} más: escribe para encontrarlas.</p>
      )}
    </div>
  );
}

function foundWords(typed: string, found: number): string {
  if (typed.trim() === '') return '';
  return counted(found, 'coincidencia', 'coincidencias');
}
