import { readLinkedPreference, subscribe, unsubscribe } from '@femcoders/contracts/endpoints/mail-preferences';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import type { MailTopicState } from '@femcoders/contracts/mail-preferences';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { ApiError, callApi, Link, type PageHeadFactory, useApi, useLinkToken, useQuery } from '@femcoders/platform';
import { buttonClass, ErrorSummary } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { type ReactNode, useState } from 'react';
import styles from '../access/access.module.css';
import { AccessFrame } from '../access/access-frame.tsx';
import { Outcome } from '../access/outcome.tsx';
import { useAccessForm } from '../access/use-access-form.ts';
import { NeedsScript } from '../needs-script.tsx';
import { topicWords } from '../profile/mails/topic-words.ts';

const title = 'Dejar de recibir avisos';

export const head: PageHeadFactory = () => ({
  title,
  description: 'Deja de recibir un tipo de correos, sin entrar en tu cuenta.',
  noindex: true,
});

/** `/baja`, with what the mail's link has signed after `#`. Opening it changes nothing: programs open links, too. */
export function Page() {
  const token = useLinkToken();
  if (token === undefined) return framed(<Waiting lines={3} />, false);
  return token === null ? <BadLink /> : <Unsubscribe key={token} token={token} />;
}

const headersOf = (token: string) => ({ [linkKeyHeader]: encodeURIComponent(token) });

function Unsubscribe({ token }: { token: string }) {
  const api = useApi();
  const query = useQuery({
    queryKey: ['mailTopicState', token],
    queryFn: ({ signal }) => callApi(api, readLinkedPreference, { headers: headersOf(token), signal }),
    staleTime: 0,
  });
  /** The state after her change, next to the state when she came. */
  const [changed, setChanged] = useState<MailTopicState | null>(null);

  const { error } = query;
  if (error instanceof ApiError && error.status < 500 && error.code !== 'too-many-requests') return <BadLink />;
  return (
    <Loaded query={query} lines={3} failed="No hemos podido leer tu enlace." frame={framed}>
      {(found) => {
        const current = changed ?? found;
        if (current.state === 'gone') return <GoneAccount />;
        return current.state === 'wanted' && !changed ? (
          <Ask token={token} current={current} onChanged={setChanged} />
        ) : (
          <Changed key={current.state} token={token} current={current} onChanged={setChanged} />
        );
      }}
    </Loaded>
  );
}

interface StateProps {
  token: string;
  current: MailTopicState;
  onChanged: (state: MailTopicState) => void;
}

function useChange(
  { token, onChanged }: Pick<StateProps, 'token' | 'onChanged'>,
  change: typeof subscribe | typeof unsubscribe,
) {
  const api = useApi();
  return useAccessForm(
    () => ({}),
    async () => onChanged(await callApi(api, change, { headers: headersOf(token) })),
  );
}

function Ask(props: StateProps) {
  const form = useChange(props, unsubscribe);
  const { name, what } = topicWords[props.current.topic];
  return (
    <AccessFrame title={title}>
      <Form of={form} className={styles.form}>
        <p>
          Dejarás de recibir <strong>{name}</strong>. {what}
        </p>
        <p>Los demás correos siguen igual.</p>
        <SubmitButton of={form} doing="Un momento…">
          Dejar de recibirlos
        </SubmitButton>
        <p>
          <OwnChoices />
        </p>
      </Form>
    </AccessFrame>
  );
}

function Changed(props: StateProps) {
  const wanted = props.current.state === 'wanted';
  const form = useChange(props, wanted ? unsubscribe : subscribe);
  const { name } = topicWords[props.current.topic];
  const words = wanted ? 'Dejar de recibirlos' : 'Volver a recibirlos';
  return (
    <Outcome title={wanted ? 'Los vuelves a recibir' : 'Ya no te llegarán'}>
      {form.problem && <ErrorSummary title={form.problem.title} problems={form.problem.fields} />}
      <p>
        {wanted ? 'Te volveremos a escribir cuando toque: ' : 'No te enviaremos más correos de este tipo: '}
        <strong>{name}</strong>.
      </p>
      <Form of={{ ...form, problem: null }}>
        <SubmitButton of={form} variant="outline" doing={words}>
          {words}
        </SubmitButton>
      </Form>
      <p>
        <OwnChoices />
      </p>
    </Outcome>
  );
}

function OwnChoices() {
  return <Link to="/personaliza-perfil/avisos">Elegir todos mis avisos</Link>;
}

/** The page while it loads, or where it has failed. */
const framed = (part: ReactNode, hasFailed: boolean) => (
  <AccessFrame title={title}>
    <div className={hasFailed ? styles.outcome : styles.form}>
      {part}
      {!hasFailed && (
        <NeedsScript>
          Esta página necesita JavaScript. Sin él, usa el botón «Cancelar suscripción» de tu programa de correo: hace lo
          mismo.
        </NeedsScript>
      )}
    </div>
  </AccessFrame>
);

function GoneAccount() {
  return (
    <Outcome title="Esta cuenta ya no existe">
      <p>No hay nada que dejar: a esta dirección ya no le enviamos ningún aviso.</p>
      <Link className={buttonClass('outline')} to="/">
        Ir a la portada
      </Link>
    </Outcome>
  );
}

function BadLink() {
  return (
    <Outcome title="Este enlace no sirve">
      <p>No es de ninguno de nuestros correos o no ha llegado entero. Ábrelo otra vez desde el correo.</p>
      <div className="row gap-12">
        <Link className={buttonClass()} to="/personaliza-perfil/avisos">
          Elegir mis avisos
        </Link>
        <Link className={buttonClass('outline')} to="/contacto">
          Escribirnos
        </Link>
      </div>
    </Outcome>
  );
}
