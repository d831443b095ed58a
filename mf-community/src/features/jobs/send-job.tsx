import { sendJob } from '@femcoders/contracts/endpoints/jobs';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { validateJob, validateJobSender } from '@femcoders/contracts/validate-job';
import { emailInput } from '@femcoders/kit/forms/email-input';
import { filledHoneypot } from '@femcoders/kit/forms/filled-honeypot';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { PrivacyNotice } from '@femcoders/kit/forms/privacy-notice';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, useApi } from '@femcoders/platform';
import { TextField } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { useState } from 'react';
import { draftKeyOf } from '../forms/draft-key.ts';
import { JobFormFields } from './job-fields.tsx';
import styles from './job-form.module.css';
import { emptyJob, fieldsOf, readJobValues } from './job-values.ts';
import { MailSent } from './mail-sent.tsx';

/** A company's form. Before its code runs, the browser sends it by itself. */
export function SendJob() {
  const api = useApi();
  const [privacy, setPrivacy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    draft: draftKeyOf('oferta'),
    start: emptyJob,
    read: readJobValues,
    bodyOf: (values, element) => ({
      ...fieldsOf(values),
      contactName: values.contactName.trim(),
      contactEmail: values.contactEmail.trim(),
      privacy,
      ...filledHoneypot(element),
    }),
    validate: (job) => [...validateJob(job), ...validateJobSender(job)],
    async send(body) {
      await callApi(api, sendJob, { body });
      setSentTo(body.contactEmail);
      setPrivacy(false);
    },
  });
  const { values, change, errorOf, typed, ready } = form;

  if (sentTo)
    return (
      <MailSent title="Confírmala en tu correo" another="Enviar otra" onAnother={() => setSentTo(null)}>
        <p>
          Hemos escrito a <strong>{sentTo}</strong>. Abre el enlace y confirma la oferta: hasta entonces no la vemos.
          Después la leemos y te decimos si se publica o qué le falta.
        </p>
        <p>Con ese mismo enlace la cambias, la renuevas o dices que ya está cubierta: guárdalo.</p>
      </MailSent>
    );
  return (
    <Form
      of={form}
      className={styles.form}
      action="/api/jobs"
      encType="multipart/form-data"
      noValidate={ready}
      data-kept-typing=""
      aria-label="Tu oferta"
    >
      <JobFormFields values={values} change={change} errorOf={errorOf} />
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
          {...emailInput}
          maxLength={jobLimits.email}
          required
        />
        <PrivacyNotice
          purpose="Revisar y publicar tu oferta, y escribirte sobre ella."
          recipients="El equipo que revisa las ofertas, y quien aloja la web por encargo nuestro."
          kept="Siete días si no la confirmas; doce meses desde que se cierra."
        />
        <Checkbox
          name="privacy"
          label="He leído lo anterior y quiero que reviséis mi oferta"
          checked={privacy}
          error={errorOf('privacy')}
          required
          onChange={({ target }) => setPrivacy(target.checked)}
        />
      </fieldset>
      <Honeypot />
      <SubmitButton of={form} again="Reintentar" className={styles.send}>
        Enviar oferta
      </SubmitButton>
    </Form>
  );
}
