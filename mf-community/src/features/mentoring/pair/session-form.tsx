import { addPairSession, movePairSession } from '@femcoders/contracts/endpoints/mentoring';
import { mentoringLimits, sessionLengths } from '@femcoders/contracts/mentoring-limits';
import type { NewPairSession, PairSession } from '@femcoders/contracts/mentoring-pair';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, showToast } from '@femcoders/platform';
import { Button, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import type { ActOnPair } from '../own-mentoring.ts';
import styles from './pair-view.module.css';

const lengthChoices = sessionLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} minutos` }));

/**
 * Agrees on a session, or moves one. The other hears of it by mail.
 * @param session the one that is moved; without it, a new one
 */
export function SessionForm({ session, act, onDone }: { session?: PairSession; act: ActOnPair; onDone: () => void }) {
  const form = useForm({
    start: {
      startLocal: session?.startLocal.slice(0, 10) ?? '',
      hour: session?.startLocal.slice(11) ?? '',
      minutes: String(session?.minutes ?? 45),
      place: session?.place ?? '',
    },
    bodyOf: ({ startLocal, hour, minutes, place }) => ({
      startLocal: startLocal && hour && `${startLocal}T${hour}`,
      minutes: Number(minutes) as NewPairSession['minutes'],
      place: place.trim(),
    }),
    validate: ({ startLocal }) => ({ startLocal: startLocal ? null : 'Elige día y hora' }),
    async send(body, key) {
      await act((api, of) =>
        session
          ? callApi(api, movePairSession, { params: { ...of, session: session.id }, body })
          : callApi(api, addPairSession, { params: of, body: { ...body, key } }),
      );
      showToast(session ? 'Sesión cambiada: se lo decimos.' : 'Sesión apuntada: se lo decimos.', { tone: 'success' });
      onDone();
    },
  });
  return (
    <Form of={form} className={styles.form} aria-label={session ? 'Cambiar la sesión' : 'Apuntar una sesión'}>
      <div className={styles.row}>
        <TextField {...form.typed('startLocal')} label="Día" type="date" />
        <TextField {...form.typed('hour')} label="Hora de Madrid" type="time" />
      </div>
      <ChoiceGroup {...form.picked('minutes')} label="¿Cuánto dura?" choices={lengthChoices} />
      <TextField
        {...form.typed('place')}
        label="¿Dónde?"
        optional
        hint="Un enlace de videollamada o un sitio."
        maxLength={mentoringLimits.place}
      />
      <p className="row gap-8-16 middle">
        <SubmitButton of={form} size="small" doing="Guardando…">
          {session ? 'Guardar el cambio' : 'Apuntarla'}
        </SubmitButton>
        <Button size="small" variant="quiet" onClick={onDone}>
          Cancelar
        </Button>
      </p>
    </Form>
  );
}
