import type { ContactReceipt } from '@femcoders/contracts/contact';
import { contactLimits } from '@femcoders/contracts/contact-limits';
import { isAnonymous, validateContact } from '@femcoders/contracts/validate-contact';
import { emailInput } from '@femcoders/kit/forms/email-input';
import { filledHoneypot } from '@femcoders/kit/forms/filled-honeypot';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useLocation } from '@femcoders/platform';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { Checkbox, ChoiceGroup } from '@femcoders/shared-ui/choice';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { useRef, useState } from 'react';
import styles from './contact.module.css';
import { acceptedFiles, fileProblems, inBase64 } from './contact-file.ts';
import { ContactPrivacy } from './contact-privacy.tsx';
import { helpChoices, messageHints, reasonChoices } from './contact-reasons.tsx';
import { emptyValues, trimmed } from './contact-values.ts';
import { QuickExit } from './quick-exit.tsx';
import { sendContact } from './send-contact.ts';
import { SentMessage } from './sent-message.tsx';
import { Suggestions } from './suggestions.tsx';
import { useContactForm } from './use-contact-form.ts';

/**
 * One form for all reasons. Before its code runs, the browser sends it by itself and the style sheet shows the fields of
 * the chosen reason; afterwards only those are there.
 */
export function ContactForm() {
  const element = useRef<HTMLFormElement>(null);
  const { key: visit } = useLocation();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<{ receipt: ContactReceipt; anonymous: boolean; visit: string } | null>(null);
  const form = useContactForm(element, {
    bodyOf: (values, sending) => ({ ...trimmed(values), website: '', ...filledHoneypot(sending) }),
    validate: (message) => [...validateContact(message), ...fileProblems(file)],
    async send(message) {
      const receipt = await sendContact({
        ...message,
        reason: message.reason || 'comunidad',
        ...(file && { attachment: { name: file.name, content: await inBase64(file) } }),
        elapsedMs: Date.now() - form.readySince.current,
      });
      setSent({ receipt, anonymous: isAnonymous(message), visit });
      setFile(null);
      return emptyValues;
    },
  });
  const { values, change, ready, errorOf, typed, picked, ticked } = form;
  const { reason } = values;
  const anonymous = isAnonymous(values);
  const shows = (which: string) => !ready || reason === which;

  // Another link to the form, such as that for sponsors, shows it again.
  if (sent?.visit === visit) {
    return (
      <div id="escribenos" className={`cut ${styles.panel}`}>
        <SentMessage receipt={sent.receipt} anonymous={sent.anonymous} onAnother={() => setSent(null)} />
      </div>
    );
  }
  return (
    <Form
      of={form}
      ref={element}
      id="escribenos"
      className={`cut ${styles.panel}`}
      action="/api/contact"
      encType="multipart/form-data"
      noValidate={ready}
      autoComplete={reason === 'conducta' ? 'off' : 'on'}
      aria-labelledby="escribenos-titulo"
      heading={<h2 id="escribenos-titulo">Escríbenos</h2>}
    >
      <ChoiceGroup {...picked('reason')} label="¿Sobre qué quieres hablar?" choices={reasonChoices} required />
      {ready && reason === 'conducta' && <QuickExit />}
      {reason && <Suggestions reason={reason} />}
      {shows('conducta') && (
        <div className={styles.ofConduct}>
          <Checkbox
            name="anonymous"
            label="Quiero enviarlo de forma anónima"
            hint="No guardamos tu nombre, tu correo, tu dirección de internet ni un borrador. Para que nadie lo llene, contamos los envíos de cada conexión durante un cuarto de hora como mucho, solo en memoria y sin tu dirección. Te damos una referencia para preguntar después."
            checked={values.anonymous}
            onChange={(event) => change({ anonymous: event.target.checked })}
          />
        </div>
      )}
      {!anonymous && (
        <div className={`stack gap-24 ${styles.named}`}>
          <TextField
            {...typed('name')}
            label="Nombre"
            autoComplete="name"
            minLength={contactLimits.nameMin}
            maxLength={contactLimits.nameMax}
          />
          <TextField {...typed('email')} label="Correo" {...emailInput} maxLength={contactLimits.emailMax} />
        </div>
      )}
      {shows('patrocinio') && (
        <div className={`stack gap-24 ${styles.ofSponsor}`}>
          <TextField
            {...typed('company')}
            label="Empresa"
            autoComplete="organization"
            maxLength={contactLimits.companyMax}
          />
          <ChoiceGroup {...ticked('helps')} label="¿Cómo te gustaría ayudar?" optional choices={helpChoices} />
        </div>
      )}
      {shows('ponente') && (
        <div className={`stack gap-24 ${styles.ofSpeaker}`}>
          <TextField {...typed('talkDate')} label="Fecha" type="date" optional hint="Si ya hay una pensada." />
          <TextField
            {...typed('talkCity')}
            label="Ciudad"
            optional
            autoComplete="address-level2"
            maxLength={contactLimits.cityMax}
          />
        </div>
      )}
      <TextArea
        {...typed('message')}
        label="Mensaje"
        hint={reason && messageHints[reason]}
        rows={7}
        minLength={contactLimits.messageMin}
        maxLength={contactLimits.messageMax}
        required
      />
      <TextField
        label="Archivo"
        name="attachment"
        type="file"
        optional
        accept={acceptedFiles}
        hint={
          reason === 'conducta'
            ? 'PDF, PNG o JPG de 5 MB como mucho. Una foto puede llevar dentro quién la hizo y dónde.'
            : 'PDF, PNG o JPG de 5 MB como mucho.'
        }
        error={errorOf('attachment')}
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      <ContactPrivacy anonymous={anonymous} />
      <Checkbox
        name="privacy"
        label="He leído lo anterior y quiero que leáis mi mensaje"
        checked={values.privacy}
        error={errorOf('privacy')}
        required
        onChange={(event) => change({ privacy: event.target.checked })}
      />
      <Honeypot />
      <SubmitButton of={form} doing="Enviando..." again="Reintentar" className={styles.send}>
        Enviar mensaje
      </SubmitButton>
    </Form>
  );
}
