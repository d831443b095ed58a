import type { NewJobLinks } from '@femcoders/contracts/job';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { contactEmailProblem } from '@femcoders/contracts/validate-job';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Link, useApi } from '@femcoders/platform';
import { Button, buttonClass, ErrorSummary, TextField } from '@femcoders/shared-ui';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { jobPaths } from './job-address.ts';
import styles from './job-form.module.css';

/** Asks for new links to all offers of an address. Before its code runs, the browser sends it by itself. */
export function AskLink() {
  const api = useApi();
  const sending = useSending('Lo que has escrito sigue aquí.');
  const [email, setEmail] = useState('');
  const [ready, setReady] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => setReady(true), []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // What was typed before this code ran is in the field only.
    const contactEmail = String(form.get('contactEmail') ?? '').trim();
    const website = String(form.get('website') ?? '');
    setEmail(contactEmail);
    const message = contactEmailProblem(contactEmail);
    if (message) {
      sending.setProblem({ title: checkTitle, fields: [{ field: 'contactEmail', message }] });
      return;
    }
    await sending.send(async () => {
      const body: NewJobLinks = { contactEmail, ...(website && { website }) };
      await api.request('/job-links', { method: 'POST', body });
      setSentTo(contactEmail);
    });
  }

  if (sentTo) return <Sent to={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <form
      className={`${styles.form} ${styles.short}`}
      method="post"
      action="/api/job-links"
      noValidate={ready}
      data-kept-typing=""
      aria-label="Pedir el enlace de tu oferta"
      onSubmit={(event) => void send(event)}
    >
      {sending.problem && <ErrorSummary title={sending.problem.title} problems={sending.problem.fields} />}
      <TextField
        name="contactEmail"
        label="Correo con el que enviaste la oferta"
        hint="El enlace solo se envía a esa dirección."
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={jobLimits.email}
        required
        value={email}
        error={sending.errorOf('contactEmail')}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Honeypot />
      <Button type="submit" busy={sending.busy} className={styles.send}>
        {sending.busy ? 'Pidiendo…' : sending.problem?.retry ? 'Reintentar' : 'Enviarme el enlace'}
      </Button>
    </form>
  );
}

/** The same for an address that has offers and for one that has none. */
function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={title} tabIndex={-1} className="landing">
        Mira tu correo
      </h2>
      <p>
        Si hay ofertas enviadas desde <strong>{to}</strong>, en un momento te llega el enlace para gestionarlas.
      </p>
      <p>¿No llega? Mira en el correo no deseado, y que la dirección sea la misma con la que enviaste la oferta.</p>
      <p>
        <Link to={jobPaths.list} className={buttonClass('filled', 'small')}>
          Ver las ofertas
        </Link>{' '}
        <Button variant="outline" size="small" onClick={onAgain}>
          Probar con otra dirección
        </Button>
      </p>
    </div>
  );
}
