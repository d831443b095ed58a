import { mentoringLimits, sessionLengths } from '@femcoders/contracts/mentoring-limits';
import type { PairSession } from '@femcoders/contracts/mentoring-pair';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast } from '@femcoders/platform';
import { Button, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { type FormEvent, useState } from 'react';
import styles from './pair-view.module.css';
import type { PairAct } from './use-pair.ts';

const lengthChoices = sessionLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} minutos` }));

/**
 * Agrees on a session, or moves one. The other hears of it by mail.
 * @param session the one that is moved; without it, a new one
 */
export function SessionForm({ session, act, onDone }: { session?: PairSession; act: PairAct; onDone: () => void }) {
  const [day, setDay] = useState(session?.startLocal.slice(0, 10) ?? '');
  const [hour, setHour] = useState(session?.startLocal.slice(11) ?? '');
  const [minutes, setMinutes] = useState(String(session?.minutes ?? 45));
  const [place, setPlace] = useState(session?.place ?? '');
  const { busy, problem, setProblem, errorOf, send, changed } = useSending('Lo que has escrito sigue aquí.');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!day || !hour) {
      setProblem({ title: '', fields: [{ field: 'startLocal', message: 'Elige día y hora' }] });
      return;
    }
    const body = { startLocal: `${day}T${hour}`, minutes: Number(minutes), place: place.trim() };
    void send(async (key) => {
      if (session) await act('PUT', `/sessions/${session.id}`, body);
      else await act('POST', '/sessions', { ...body, key });
      showToast(session ? 'Sesión cambiada: se lo decimos' : 'Sesión apuntada: se lo decimos', { tone: 'success' });
      onDone();
    });
  }
  const edit =
    (set: (value: string) => void) =>
    ({ target }: { target: { value: string } }) => {
      changed();
      set(target.value);
    };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label={session ? 'Cambiar la sesión' : 'Apuntar una sesión'}
    >
      {problem && problem.fields.length === 0 && (
        <p role="alert" className={styles.problem}>
          {problem.title}
        </p>
      )}
      <div className={styles.row}>
        <TextField
          label="Día"
          name="startLocal"
          type="date"
          value={day}
          error={errorOf('startLocal')}
          onChange={edit(setDay)}
        />
        <TextField label="Hora de Madrid" name="hour" type="time" value={hour} onChange={edit(setHour)} />
      </div>
      <ChoiceGroup
        type="radio"
        name="minutes"
        label="¿Cuánto dura?"
        choices={lengthChoices}
        chosen={[minutes]}
        onChange={([chosen = '45']) => {
          changed();
          setMinutes(chosen);
        }}
        error={errorOf('minutes')}
      />
      <TextField
        label="¿Dónde?"
        name="place"
        optional
        hint="Un enlace de videollamada o un sitio."
        maxLength={mentoringLimits.place}
        value={place}
        error={errorOf('place')}
        onChange={edit(setPlace)}
      />
      <p className={styles.acts}>
        <Button type="submit" size="small" busy={busy}>
          {busy ? 'Guardando…' : session ? 'Guardar el cambio' : 'Apuntarla'}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Dejarlo
        </Button>
      </p>
    </form>
  );
}
