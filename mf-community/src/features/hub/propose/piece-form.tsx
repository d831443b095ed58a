import type { HubKind } from '@femcoders/contracts/hub-names';
import type { useDraft } from '@femcoders/kit/forms/use-draft';
import type { useSending } from '@femcoders/kit/forms/use-sending';
import { openModal, useSite } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import { PrivacyNote } from '@femcoders/shared-ui/privacy-note';
import type { FormEvent, ReactNode, Ref } from 'react';
import { PieceFields } from './piece-fields.tsx';
import type { PieceValues } from './piece-values.ts';
import styles from './propose.module.css';

interface PieceFormProps {
  formRef?: Ref<HTMLFormElement>;
  /** Null: still to be chosen. */
  kind: HubKind | null;
  draft: Pick<ReturnType<typeof useDraft<PieceValues>>, 'value' | 'change' | 'restored'>;
  sending: ReturnType<typeof useSending>;
  trusted: boolean;
  label: string;
  sendLabel: string;
  onSend: (event: FormEvent) => void;
  /** Above the fields. */
  children: ReactNode;
}

/** The form of a piece, new or not: its fields follow its kind. */
export function PieceForm(props: PieceFormProps) {
  const { formRef, kind, draft, sending, trusted, label, sendLabel, onSend, children } = props;
  const { brand, contactEmail } = useSite();
  return (
    <form ref={formRef} className={styles.form} noValidate aria-label={label} onSubmit={onSend}>
      {sending.problem && <ErrorSummary title={sending.problem.title} problems={sending.problem.fields} />}
      {draft.restored && <p className={styles.note}>Seguimos con lo que habías empezado en este dispositivo.</p>}
      {children}
      {kind && (
        <>
          <PieceFields kind={kind} values={draft.value} errorOf={sending.errorOf} change={draft.change} />
          <p className={styles.note}>
            Se publica con el nombre de tu cuenta y lo ve todo el mundo. Tu correo no se enseña nunca.
            {!trusted && ' Antes lo lee alguien del equipo.'}
          </p>
          <PrivacyNote
            brand={brand}
            contactEmail={contactEmail}
            purpose="Publicar lo que compartes con la comunidad y hacerte llegar lo que te respondan."
            recipients="Quien visita la web, y quien la aloja por encargo nuestro."
            kept="Hasta que lo retires o borres tu cuenta."
            onMore={() => openModal('privacyPolicy')}
          />
          <Button type="submit" busy={sending.busy}>
            {sending.busy ? 'Enviando…' : sending.problem?.retry ? 'Reintentar' : sendLabel}
          </Button>
        </>
      )}
    </form>
  );
}
