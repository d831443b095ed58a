import { askForJobLinks } from '@femcoders/contracts/endpoints/jobs';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { contactEmailProblem } from '@femcoders/contracts/validate-job';
import { emailInput } from '@femcoders/kit/forms/email-input';
import { filledHoneypot } from '@femcoders/kit/forms/filled-honeypot';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, useApi } from '@femcoders/platform';
import { TextField } from '@femcoders/shared-ui';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { useState } from 'react';
import styles from './job-form.module.css';
import { MailSent } from './mail-sent.tsx';

const start = { contactEmail: '' };

/** Asks for new links to all offers of an address. Before its code runs, the browser sends it by itself. */
export function RequestJobLinks() {
  const api = useApi();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    start,
    // What was typed before this code ran is in the field only.
    bodyOf: (_, element) => ({
      contactEmail: String(new FormData(element).get('contactEmail') ?? '').trim(),
      ...filledHoneypot(element),
    }),
    validate: ({ contactEmail }) => ({ contactEmail: contactEmailProblem(contactEmail) }),
    async send(body) {
      await callApi(api, askForJobLinks, { body });
      setSentTo(body.contactEmail);
      return { contactEmail: body.contactEmail };
    },
  });

  // The same for an address that has offers and for one that has none.
  if (sentTo)
    return (
      <MailSent title="Mira tu correo" another="Probar con otra dirección" onAnother={() => setSentTo(null)}>
        <p>
          Si hay ofertas enviadas desde <strong>{sentTo}</strong>, en un momento te llega el enlace para gestionarlas.
        </p>
        <p>¿No llega? Mira en el correo no deseado, y que la dirección sea la misma con la que enviaste la oferta.</p>
      </MailSent>
    );
  return (
    <Form
      of={form}
      className={`${styles.form} ${styles.short}`}
      action="/api/job-links"
      noValidate={form.ready}
      data-kept-typing=""
      aria-label="Pedir el enlace de tu oferta"
    >
      <TextField
        {...form.typed('contactEmail')}
        label="Correo con el que enviaste la oferta"
        hint="El enlace solo se envía a esa dirección."
        {...emailInput}
        maxLength={jobLimits.email}
        required
      />
      <Honeypot />
      <SubmitButton of={form} doing="Pidiendo…" again="Reintentar" className={styles.send}>
        Enviarme el enlace
      </SubmitButton>
    </Form>
  );
}
