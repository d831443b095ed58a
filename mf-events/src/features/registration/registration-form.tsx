import type { RegistrationAnswer } from '@femcoders/contracts/registration';
import { registrationLimits } from '@femcoders/contracts/registration-limits';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { useApi, useQueryClient } from '@femcoders/platform';
import { Button, ErrorSummary, TextField } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { type FormEvent, useRef, useState } from 'react';
import { eventDetailKey } from '../event/api/event-detail.ts';
import { Registered } from './registered.tsx';
import styles from './registration.module.css';
import { RegistrationPrivacy } from './registration-privacy.tsx';
import { isTyped, noValues, type RegistrationValues, readForm, readKeptValues } from './registration-values.ts';
import { registrationsPath, sendRegistration } from './send-registration.ts';
import { useOwnDetails } from './use-own-details.ts';

/**
 * Name, mail and consent. Before its code runs, the browser sends it by itself and gets a page back. What the API does
 * not accept it says itself, so that nothing is checked by two rules.
 * @param waiting whether only the waiting list is left
 */
export function RegistrationForm({ slug, waiting }: { slug: string; waiting: boolean }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const {
    value: typed,
    change: setTyped,
    ready,
    forget,
  } = useDraft('registrationDraft', {
    start: noValues,
    read: readKeptValues,
    typed: () => readForm(form.current),
    keeps: isTyped,
  });
  const own = useOwnDetails();
  // What she has not touched begins with what her account says; for somebody else she starts empty.
  const [touched, setTouched] = useState(false);
  const draft = own && !touched && !typed.name && !typed.email ? own : typed;
  const setDraft = (change: RegistrationValues) => {
    setTouched(true);
    setTyped(change);
  };
  const [answer, setAnswer] = useState<{ given: RegistrationAnswer; email: string } | null>(null);
  const { busy: sending, problem, errorOf, send } = useSending();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const privacy = data.has('privacy');
    const website = String(data.get('website') ?? '');
    // It stays typed for another visit, too, until it has arrived.
    setDraft(draft);
    void send(async () => {
      const given = await sendRegistration(api, slug, { ...draft, privacy, ...(website && { website }) });
      setAnswer({ given, email: draft.email.trim() });
      forget(noValues, draft);
      void queryClient.invalidateQueries({ queryKey: eventDetailKey(slug) });
    });
  }

  if (answer) {
    return (
      <div className={`cut ${styles.panel}`}>
        <Registered answer={answer.given} email={answer.email} onAnother={() => setAnswer(null)} />
      </div>
    );
  }
  return (
    <form
      ref={form}
      className={`cut ${styles.panel}`}
      method="post"
      action={`/api${registrationsPath(slug)}`}
      noValidate={ready}
      data-kept-typing=""
      aria-labelledby="apuntarme-titulo"
      onSubmit={submit}
    >
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      <TextField
        name="name"
        label="Nombre"
        hint="Con el que quieres que te llamemos en la puerta."
        autoComplete="name"
        maxLength={registrationLimits.name}
        required
        value={draft.name}
        error={errorOf('name')}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <TextField
        name="email"
        label="Correo"
        hint="Ahí te llega el enlace para confirmar tu plaza y para dejarla."
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
        required
        value={draft.email}
        error={errorOf('email')}
        onChange={(event) => setDraft({ ...draft, email: event.target.value })}
      />
      <RegistrationPrivacy />
      <Checkbox name="privacy" label="He leído lo anterior y quiero apuntarme" error={errorOf('privacy')} required />
      <Honeypot />
      <Button type="submit" busy={sending} className={styles.send}>
        {sending ? 'Enviando...' : waiting ? 'Apuntarme a la lista de espera' : 'Apuntarme'}
      </Button>
    </form>
  );
}
