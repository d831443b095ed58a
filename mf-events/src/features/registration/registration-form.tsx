import { registrationLimits } from '@femcoders/contracts/registration-limits';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { emailInput } from '@femcoders/kit/forms/email-input';
import { filledHoneypot } from '@femcoders/kit/forms/filled-honeypot';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { keptHere } from '@femcoders/kit/forms/submission-problem';
import { useForm } from '@femcoders/kit/forms/use-form';
import { useApi, useQueryClient } from '@femcoders/platform';
import { classNames, TextField } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { type FormEvent, useRef, useState } from 'react';
import { eventDetailKey } from '../event-page/api/event-detail.ts';
import styles from './registration.module.css';
import { RegistrationPrivacy } from './registration-privacy.tsx';
import { isTyped, noValues, type RegistrationValues, readForm, readKeptValues } from './registration-values.ts';
import type { RequestedPlace } from './requested-place.ts';
import { registrationsPath, sendRegistration } from './send-registration.ts';
import { useOwnDetails } from './use-own-details.ts';

interface RegistrationFormProps {
  slug: string;
  /** Whether only the waiting list is left. */
  waiting: boolean;
  /** Whether it is for somebody else: it begins empty. */
  forAnother: boolean;
  /** Whether it may still turn out that she has a place: for members it is not in sight yet. */
  pending: boolean;
  onTyping: () => void;
  onRequested: (place: RequestedPlace) => void;
}

/**
 * Name, mail and consent. Before its code runs, the browser sends it by itself and gets a page back. What the API does
 * not accept it says itself, so that nothing is checked by two rules.
 */
export function RegistrationForm({ slug, waiting, forAnother, pending, onTyping, onRequested }: RegistrationFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const own = useOwnDetails();
  // What she has not touched begins with what her account says; for somebody else she starts empty.
  const [touched, setTouched] = useState(forAnother);
  const shown = (typed: RegistrationValues) => (own && !touched && !typed.name && !typed.email ? own : typed);
  const form = useForm({
    draft: 'registrationDraft',
    start: noValues,
    read: readKeptValues,
    typed: () => readForm(element.current),
    keeps: isTyped,
    words: keptHere,
    bodyOf: (typed, sent) => ({
      ...shown(typed),
      privacy: new FormData(sent).has('privacy'),
      ...filledHoneypot(sent),
    }),
    async send(body) {
      const given = await sendRegistration(api, slug, body);
      void queryClient.invalidateQueries({ queryKey: eventDetailKey(slug) });
      void queryClient.invalidateQueries({ queryKey: ['myPlaces'] });
      onRequested({ answer: given, email: body.email.trim() });
    },
  });
  const { errorOf } = form;
  const values = shown(form.values);
  const change = (part: Partial<RegistrationValues>) => {
    setTouched(true);
    form.change({ ...values, ...part });
  };

  const { typed } = boundFields(values, change, errorOf);

  function submit(event: FormEvent<HTMLFormElement>) {
    // It stays typed for another visit, too, until it has arrived.
    change(values);
    form.submit(event);
  }

  return (
    <Form
      of={{ ...form, submit }}
      ref={element}
      className={classNames('cut', styles.panel, pending && styles.forVisitors)}
      action={`/api${registrationsPath(slug)}`}
      noValidate={form.ready}
      data-kept-typing=""
      aria-labelledby="apuntarme-titulo"
      onFocus={onTyping}
    >
      <TextField
        {...typed('name')}
        label="Nombre"
        hint="Con el que quieres que te llamemos."
        autoComplete="name"
        maxLength={registrationLimits.name}
        required
      />
      <TextField
        {...typed('email')}
        label="Correo"
        hint="Ahí te llega el enlace para confirmar tu plaza y para dejarla."
        {...emailInput}
        required
      />
      <RegistrationPrivacy />
      <Checkbox name="privacy" label="He leído lo anterior y quiero apuntarme" error={errorOf('privacy')} required />
      <Honeypot />
      <SubmitButton of={form} doing="Enviando..." className={styles.send}>
        {waiting ? 'Apuntarme a la lista de espera' : 'Apuntarme'}
      </SubmitButton>
    </Form>
  );
}
