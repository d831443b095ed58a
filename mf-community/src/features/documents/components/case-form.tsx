import { documentCases } from '@femcoders/contracts/document-cases';
import type { DocumentKind } from '@femcoders/contracts/document-names';
import { type DocumentValues, validateDocuments } from '@femcoders/contracts/validate-documents';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { PrivacyNotice } from '@femcoders/kit/forms/privacy-notice';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import type { useSending } from '@femcoders/kit/forms/use-sending';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { CaseFiles } from '../use-case-files.ts';
import { CaseFields } from './case-fields.tsx';
import styles from './case-form.module.css';
import { FileDrop } from './file-drop.tsx';

interface CaseFormProps {
  kind: DocumentKind;
  values: DocumentValues;
  onChange: (name: string, value: string) => void;
  files: CaseFiles;
  sending: ReturnType<typeof useSending>;
  /** She was told what becomes of it when she sent it the first time. */
  again?: boolean;
  onSend: () => void;
  /** Next to the button. */
  children?: ReactNode;
}

/** What a case asks for, its files, and what becomes of them: for a draft, and for what the team asked to complete. */
export function CaseForm({ kind, values, onChange, files, sending, again = false, onSend, children }: CaseFormProps) {
  const [privacy, setPrivacy] = useState(again);
  const { setProblem, errorOf } = sending;
  const { files: bring, keepWords, name } = documentCases[kind];

  function submit(event: FormEvent) {
    event.preventDefault();
    const kept = files.items.filter(({ state }) => state === 'kept').length;
    const fields = validateDocuments(kind, values, kept, privacy);
    if (files.busy) {
      const waits = { field: 'files', message: 'Espera a que terminen de subir los archivos' };
      fields.splice(0, fields.length, waits, ...fields.filter(({ field }) => field !== 'files'));
    }
    if (fields.length > 0) setProblem({ title: checkTitle, fields });
    else onSend();
  }

  return (
    <Form of={{ ...sending, submit }} className={`cut ${styles.form}`} aria-label={name}>
      <CaseFields kind={kind} values={values} errorOf={errorOf} onChange={onChange} />
      <FileDrop files={files} hint={bring} error={errorOf('files')} />
      {!again && (
        <>
          <PrivacyNotice
            purpose={`Atender tu envío: ${name}.`}
            recipients="Solo el equipo de administración, y quien aloja la web por encargo nuestro. Ves quién abre cada archivo."
            kept={keepWords}
          />
          <Checkbox
            name="privacy"
            label="He leído lo anterior y quiero que leáis mis documentos"
            checked={privacy}
            error={errorOf('privacy')}
            onChange={(event) => setPrivacy(event.target.checked)}
          />
        </>
      )}
      <div className="row gap-12-24 middle">
        <SubmitButton of={sending} again="Reintentar">
          {again ? 'Volver a enviar' : 'Enviar documentos'}
        </SubmitButton>
        {children}
      </div>
    </Form>
  );
}
