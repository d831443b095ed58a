import { documentCases } from '@femcoders/contracts/document-cases';
import type { DocumentKind } from '@femcoders/contracts/document-names';
import { type DocumentValues, validateDocuments } from '@femcoders/contracts/validate-documents';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { PrivacyNotice } from '@femcoders/kit/forms/privacy-notice';
import { keptOnDevice } from '@femcoders/kit/forms/submission-problem';
import { useForm } from '@femcoders/kit/forms/use-form';
import { Checkbox } from '@femcoders/shared-ui/choice';
import type { ReactNode } from 'react';
import type { CaseFiles } from '../use-case-files.ts';
import { CaseFields } from './case-fields.tsx';
import styles from './case-form.module.css';
import { FileDrop } from './file-drop.tsx';

interface CaseOptions {
  kind: DocumentKind;
  /** Kept where they are typed: a draft lies with the site, too. */
  values: DocumentValues;
  files: CaseFiles;
  /** She read what becomes of it when she sent it the first time. */
  again?: boolean;
  send: (values: DocumentValues) => Promise<void>;
}

/** Checking and sending a case. */
export function useCaseForm({ kind, values, files, again = false, send }: CaseOptions) {
  return useForm({
    start: {},
    words: keptOnDevice,
    bodyOf: () => values,
    validate(_, form) {
      const kept = files.items.filter(({ state }) => state === 'kept').length;
      const found = validateDocuments(kind, values, kept, again || new FormData(form).has('privacy'));
      if (!files.busy) return found;
      const waits = { field: 'files', message: 'Espera a que terminen de subir los archivos.' };
      return [waits, ...found.filter(({ field }) => field !== 'files')];
    },
    send,
  });
}

interface CaseFormProps extends Pick<CaseOptions, 'kind' | 'values' | 'files' | 'again'> {
  form: ReturnType<typeof useCaseForm>;
  onChange: (name: string, value: string) => void;
  /** Next to the button. */
  children?: ReactNode;
}

/** Renders the form of a case with its files: for a draft, and for a case that the team asked to complete. */
export function CaseForm({ form, kind, values, onChange, files, again = false, children }: CaseFormProps) {
  const { errorOf } = form;
  const { files: filesHint, keepWords, name } = documentCases[kind];
  const change = (field: string, value: string) => {
    form.changed();
    onChange(field, value);
  };

  return (
    <Form of={form} className={`cut ${styles.form}`} aria-label={name}>
      <CaseFields kind={kind} values={values} errorOf={errorOf} onChange={change} />
      <FileDrop files={files} hint={filesHint} error={errorOf('files')} />
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
            error={errorOf('privacy')}
          />
        </>
      )}
      <div className="row gap-12-24 middle">
        <SubmitButton of={form} again="Reintentar">
          {again ? 'Volver a enviar' : 'Enviar documentos'}
        </SubmitButton>
        {children}
      </div>
    </Form>
  );
}
