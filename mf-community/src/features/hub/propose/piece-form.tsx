import { changeHubPiece, proposeHubPiece } from '@femcoders/contracts/endpoints/hub';
import type { OwnHubPiece } from '@femcoders/contracts/hub';
import { type HubKind, hubKinds } from '@femcoders/contracts/hub-names';
import { validateHubPiece } from '@femcoders/contracts/validate-hub';
import { filledHoneypot } from '@femcoders/kit/forms/filled-honeypot';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { PrivacyNotice } from '@femcoders/kit/forms/privacy-notice';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, useApi, useQueryClient } from '@femcoders/platform';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { refreshHub } from '../hub-queries.ts';
import { kindWords } from '../hub-words.ts';
import { PieceFields } from './piece-fields.tsx';
import { emptyPiece, fieldsOf, type PieceValues, readPieceValues, valuesOf } from './piece-values.ts';
import styles from './propose.module.css';

interface PieceFormProps {
  userId: string;
  /** The one that is changed; null for a new one. */
  piece: OwnHubPiece | null;
  /** The kind that the address asks for. */
  asked: HubKind | null;
  /** Nobody reads hers before they are seen. */
  trusted: boolean;
  onDone: (piece: OwnHubPiece) => void;
}

const kindChoices = hubKinds.map((value) => ({ value, label: kindWords[value].one, hint: kindWords[value].what }));

/** The form of a piece, new or not: its fields follow its kind. */
export function PieceForm({ userId, piece, asked, trusted, onDone }: PieceFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  // As she began: a change in another tab shows when she sends.
  const [since] = useState(piece && { updatedAt: piece.updatedAt });
  const kindOf = ({ kind }: PieceValues) => piece?.kind ?? hubKinds.find((one) => one === kind) ?? asked;
  const form = useForm({
    draft: draftKeyOf(piece ? `pieza-${piece.id}` : 'pieza'),
    start: piece ? valuesOf(piece) : emptyPiece,
    read: readPieceValues,
    bodyOf(values, element) {
      const kind = kindOf(values);
      return kind && { ...fieldsOf(values, kind), ...filledHoneypot(element) };
    },
    validate: (body) => (body ? validateHubPiece(body) : { kind: 'Elige qué quieres compartir' }),
    async send(body) {
      if (!body) return false;
      onDone(
        piece && since
          ? await callApi(api, changeHubPiece, { params: { id: userId, piece: piece.id }, body: { ...body, ...since } })
          : await callApi(api, proposeHubPiece, { params: { id: userId }, body }),
      );
      form.forget();
      await refreshHub(queryClient, userId);
    },
  });
  const kind = kindOf(form.values);
  const { label, send } = piece
    ? { label: `Cambiar «${piece.title}»`, send: 'Guardar los cambios' }
    : {
        label: kind ? kindWords[kind].propose : 'Compartir algo',
        send: trusted ? 'Publicar' : 'Enviar para revisar',
      };

  return (
    <Form of={form} className={styles.form} aria-label={label}>
      {form.restored && <p className={styles.note}>Seguimos con lo que habías empezado en este dispositivo.</p>}
      {piece ? (
        <StateNote piece={piece} trusted={trusted} />
      ) : (
        <>
          <ChoiceGroup
            type="radio"
            name="kind"
            label="Qué quieres compartir"
            choices={kindChoices}
            chosen={kind ? [kind] : []}
            error={form.errorOf('kind')}
            onChange={([chosen = '']) => {
              form.change({ kind: chosen });
              form.setProblem(null);
            }}
          />
          <Honeypot />
        </>
      )}
      {kind && (
        <>
          <PieceFields kind={kind} values={form.values} errorOf={form.errorOf} change={form.change} />
          <p className={styles.note}>
            Se publica con el nombre de tu cuenta y lo ve todo el mundo. Tu correo no se enseña nunca.
            {!trusted && ' Antes lo lee alguien del equipo.'}
          </p>
          <PrivacyNotice
            purpose="Publicar lo que compartes con la comunidad y hacerte llegar lo que te respondan."
            recipients="Quien visita la web, y quien la aloja por encargo nuestro."
            kept="Hasta que lo retires o borres tu cuenta."
          />
          <SubmitButton of={form} again="Reintentar">
            {send}
          </SubmitButton>
        </>
      )}
    </Form>
  );
}

/** Renders a note about what a change means in the piece's state. */
function StateNote({ piece: { state, reason }, trusted }: { piece: OwnHubPiece; trusted: boolean }) {
  if (state === 'rejected' && reason) return <p className={styles.reason}>No lo publicamos por esto: {reason}</p>;
  if (state !== 'published' || trusted) return null;
  return <p>Mientras leemos tus cambios, la publicación deja de verse. Suele ser cosa de un día.</p>;
}
