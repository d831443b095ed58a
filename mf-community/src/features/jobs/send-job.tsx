import type { NewJob } from '@femcoders/contracts/job';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { validateJob, validateJobSender } from '@femcoders/contracts/validate-job';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { checkTitle, keptOnDevice } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Link, openModal, useApi, useSite } from '@femcoders/platform';
import { Button, buttonClass, ErrorSummary, TextField } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { PrivacyNote } from '@femcoders/shared-ui/privacy-note';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { draftKeyOf } from '../forms/draft-key.ts';
import { jobPaths } from './job-address.ts';
import { JobFormFields } from './job-fields.tsx';
import styles from './job-form.module.css';
import { emptyJob, fieldsOf, type JobValues, readJobValues } from './job-values.ts';

/** A company's form. Before its code runs, the browser sends it by itself. */
export function SendJob() {
  const api = useApi();
  const { brand, contactEmail } = useSite();
  const {
    value: values,
    change,
    ready,
    forget,
  } = useDraft<JobValues>(draftKeyOf('oferta'), { start: emptyJob, read: readJobValues });
  const sending = useSending(keptOnDevice);
  const [privacy, setPrivacy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { typed } = boundFields(values, change, sending.errorOf);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const fields = { ...fieldsOf(values), contactName: values.contactName.trim() };
    const sender = { contactName: fields.contactName, contactEmail: values.contactEmail.trim(), privacy };
    const problems = [...validateJob(fields), ...validateJobSender(sender)];
    if (problems.length > 0) {
      sending.setProblem({ title: checkTitle, fields: problems });
      return;
    }
    await sending.send(async () => {
      const body: NewJob = { ...fields, ...sender, ...(website && { website }) };
      await api.request('/jobs', { method: 'POST', body });
      setSentTo(sender.contactEmail);
      setPrivacy(false);
      forget();
    });
  }

  if (sentTo) return <Sent to={sentTo} onAnother={() => setSentTo(null)} />;
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/jobs"
      encType="multipart/form-data"
      noValidate={ready}
      data-kept-typing=""
      aria-label="Tu oferta"
      onSubmit={(event) => void send(event)}
    >
      {sending.problem && <ErrorSummary title={sending.problem.title} problems={sending.problem.fields} />}
      <JobFormFields values={values} change={change} errorOf={sending.errorOf} />
      <fieldset className={styles.part}>
        <legend>Quién la envía</legend>
        <p className={styles.note}>No se publica. Te escribimos para confirmarla y cuando cambie de estado.</p>
        <TextField
          {...typed('contactName')}
          label="Tu nombre"
          autoComplete="name"
          maxLength={jobLimits.person}
          required
        />
        <TextField
          {...typed('contactEmail')}
          label="Tu correo en la empresa"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={jobLimits.email}
          required
        />
        <PrivacyNote
          brand={brand}
          contactEmail={contactEmail}
          purpose="Revisar y publicar tu oferta, y escribirte sobre ella."
          recipients="El equipo que revisa las ofertas, y quien aloja la web por encargo nuestro."
          kept="Siete días si no la confirmas; doce meses desde que se cierra."
          onMore={() => openModal('privacyPolicy')}
        />
        <Checkbox
          name="privacy"
          label="He leído lo anterior y quiero que reviséis mi oferta"
          checked={privacy}
          error={sending.errorOf('privacy')}
          required
          onChange={({ target }) => setPrivacy(target.checked)}
        />
      </fieldset>
      <Honeypot />
      <Button type="submit" busy={sending.busy} className={styles.send}>
        {sending.busy ? 'Enviando…' : sending.problem?.retry ? 'Reintentar' : 'Enviar oferta'}
      </Button>
    </form>
  );
}

function Sent({ to, onAnother }: { to: string; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={title} tabIndex={-1} className="landing">
        Confírmala en tu correo
      </h2>
      <p>
        Hemos escrito a <strong>{to}</strong>. Abre el enlace y confirma la oferta: hasta entonces no la vemos. Después
        la leemos y te decimos si se publica o qué le falta.
      </p>
      <p>Con ese mismo enlace la cambias, la renuevas o dices que ya está cubierta: guárdalo.</p>
      <p>
        <Link to={jobPaths.list} className={buttonClass('filled', 'small')}>
          Ver las ofertas
        </Link>{' '}
        <Button variant="outline" size="small" onClick={onAnother}>
          Enviar otra
        </Button>
      </p>
    </div>
  );
}
