import { confirmPlace } from '@femcoders/contracts/endpoints/registrations';
import { nameInPlaceKey } from '@femcoders/contracts/place-key';
import type { PlaceConfirmation } from '@femcoders/contracts/registration';
import { registrationLimits } from '@femcoders/contracts/registration-limits';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, useApi, useNavigate } from '@femcoders/platform';
import { Button, TextField, type TextFieldProps } from '@femcoders/shared-ui';
import styles from './confirm-place.module.css';

const label = 'Confirmar mi plaza';

/**
 * The button that confirms a place, and the name under which it is: the mail's may be what a stranger typed. The form works without
 * the page's code, too.
 * @param linkKey what the address has after `#`; undefined while nobody knows, null when there is none
 */
export function ConfirmPlace({ linkKey }: { linkKey: string | null | undefined }) {
  const api = useApi();
  const navigate = useNavigate();
  const waiting = linkKey === undefined;
  const partsOf = (typed: { key: string; name: string | null }): PlaceConfirmation => {
    const key = linkKey ?? typed.key;
    return { key, name: typed.name ?? nameInPlaceKey(key) };
  };
  const form = useForm({
    start: { key: '', name: null as string | null },
    words: '',
    bodyOf: partsOf,
    async send(body) {
      const { token } = await callApi(api, confirmPlace, { body });
      navigate(`/eventos/mi-plaza#${token}`, { replace: true });
    },
  });
  const { values, change, errorOf } = form;

  return (
    <Form of={form} className={styles.form} action="/api/registrations/confirm" noValidate={!waiting}>
      {waiting && (
        <noscript>
          <div className={styles.form}>
            <NameField />
            <KeyField />
            <Button type="submit">{label}</Button>
          </div>
        </noscript>
      )}
      {/* Scripts find the key in nearly every address, so what they show is there from the beginning and nothing moves. */}
      <div className={waiting ? styles.waiting : undefined}>
        <NameField
          {...(waiting && { name: 'waiting-name', disabled: true })}
          value={waiting ? '' : partsOf(values).name}
          error={errorOf('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      {linkKey === null && (
        <KeyField value={values.key} error={errorOf('key')} onChange={(event) => change({ key: event.target.value })} />
      )}
      {/* Pressed before the page is live, it would send the form without the key. */}
      <SubmitButton
        of={{ ...form, busy: form.busy || waiting }}
        doing={waiting ? label : 'Confirmando…'}
        className={waiting ? styles.waiting : undefined}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}

type FieldProps = Partial<Pick<TextFieldProps, 'name' | 'value' | 'disabled' | 'error' | 'onChange'>>;

function NameField(props: FieldProps) {
  return (
    <TextField
      name="name"
      label="Tu nombre"
      hint="Así estarás en la lista. Si hay otro escrito, cámbialo."
      autoComplete="name"
      maxLength={registrationLimits.name}
      required
      {...props}
    />
  );
}

function KeyField(props: FieldProps) {
  return (
    <TextField
      name="key"
      label="Código de tu correo"
      hint="Está en el mismo correo que el enlace. También puedes pegar el enlace entero."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
