import type { OwnHubPiece } from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { type HubKind, hubKinds } from '@femcoders/contracts/hub-names';
import { validateHubPiece } from '@femcoders/contracts/validate-hub';
import { checkTitle, keptOnDevice } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Link, useApi, useQuery, useQueryClient, useSearchParams } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { Honeypot } from '@femcoders/shared-ui/honeypot';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { hubPath, kindOfAddress, ownPath, piecePath } from '../hub-address.ts';
import { ownHubQuery, refreshHub } from '../hub-queries.ts';
import { kindWords } from '../hub-words.ts';
import { PieceForm } from './piece-form.tsx';
import { emptyPiece, fieldsOf, readPieceValues, valuesOf } from './piece-values.ts';
import styles from './propose.module.css';

/** Puts something up, or changes what she has put up: `?editar=<id>`. */
export function ProposePiece({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const own = useQuery(ownHubQuery(useApi(), userId));
  const editing = search.get('editar');

  if (own.isError && !own.data) {
    return (
      <ErrorState
        title="No hemos podido cargar tu formulario"
        busy={own.isFetching}
        onRetry={() => void own.refetch()}
      />
    );
  }
  if (!own.data) {
    return <Waiting lines={6} label="Cargando el formulario…" />;
  }
  if (!editing)
    return <NewPiece userId={userId} trusted={own.data.trusted} asked={kindOfAddress(search.get('tipo'))} />;
  const piece = own.data.pieces.find(({ id }) => id === editing);
  if (!piece || piece.state === 'removed') {
    return (
      <EmptyState title="Esta pieza no se puede cambiar">
        <p>O no es tuya, o la ha retirado el equipo.</p>
        <p>
          <Link to={ownPath}>Ver lo que has compartido</Link>
        </p>
      </EmptyState>
    );
  }
  return <ChangePiece key={piece.id} userId={userId} piece={piece} trusted={own.data.trusted} />;
}

const kindChoices = hubKinds.map((value) => ({
  value,
  label: kindWords[value].one,
  hint: kindWords[value].what,
}));

interface NewPieceProps {
  userId: string;
  trusted: boolean;
  /** The kind that the address asks for. */
  asked: HubKind | null;
}

function NewPiece({ userId, trusted, asked }: NewPieceProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const draft = useDraft(draftKeyOf('pieza'), { start: emptyPiece, read: readPieceValues });
  const sending = useSending(keptOnDevice);
  const [done, setDone] = useState<OwnHubPiece | null>(null);
  const kind = hubKinds.find((one) => one === draft.value.kind) ?? asked;
  const form = useRef<HTMLFormElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!kind) {
      sending.setProblem({ title: checkTitle, fields: [{ field: 'kind', message: 'Elige qué quieres compartir' }] });
      return;
    }
    const fields = fieldsOf(draft.latest(), kind);
    const problems = validateHubPiece(fields);
    if (problems.length > 0) {
      sending.setProblem({ title: checkTitle, fields: problems });
      return;
    }
    const website = websiteIn(form);
    await sending.send(async () => {
      const body = { ...fields, ...(website && { website }) };
      const added = await api.request<OwnHubPiece>(`/user/${userId}/hub/pieces`, { method: 'POST', body });
      draft.forget();
      setDone(added);
      await refreshHub(queryClient, userId);
    });
  }

  if (done) return <Done piece={done} onAnother={() => setDone(null)} />;
  return (
    <PieceForm
      formRef={form}
      kind={kind}
      draft={draft}
      sending={sending}
      trusted={trusted}
      label={kind ? kindWords[kind].propose : 'Compartir algo'}
      sendLabel={trusted ? 'Publicar' : 'Enviar para revisar'}
      onSend={(event) => void send(event)}
    >
      <ChoiceGroup
        type="radio"
        name="kind"
        label="Qué quieres compartir"
        choices={kindChoices}
        chosen={kind ? [kind] : []}
        error={sending.errorOf('kind')}
        onChange={([chosen = '']) => {
          draft.change({ kind: chosen });
          sending.setProblem(null);
        }}
      />
      <Honeypot />
    </PieceForm>
  );
}

const websiteIn = (form: RefObject<HTMLFormElement | null>) =>
  form.current ? String(new FormData(form.current).get('website') ?? '') : '';

function ChangePiece({ userId, piece, trusted }: { userId: string; piece: OwnHubPiece; trusted: boolean }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const draft = useDraft(draftKeyOf(`pieza-${piece.id}`), { start: valuesOf(piece), read: readPieceValues });
  const sending = useSending(keptOnDevice);
  const [done, setDone] = useState<OwnHubPiece | null>(null);
  /** As she began: a change in another tab shows when she sends. */
  const since = useRef(piece.updatedAt);

  async function send(event: FormEvent) {
    event.preventDefault();
    const fields = fieldsOf(draft.latest(), piece.kind);
    const problems = validateHubPiece(fields);
    if (problems.length > 0) {
      sending.setProblem({ title: checkTitle, fields: problems });
      return;
    }
    await sending.send(async () => {
      const changed = await api.request<OwnHubPiece>(`/user/${userId}/hub/pieces/${piece.id}`, {
        method: 'PUT',
        body: { ...fields, updatedAt: since.current },
      });
      draft.forget();
      setDone(changed);
      await refreshHub(queryClient, userId);
    });
  }

  if (done) return <Done piece={done} />;
  return (
    <PieceForm
      kind={piece.kind}
      draft={draft}
      sending={sending}
      trusted={trusted}
      label={`Cambiar «${piece.title}»`}
      sendLabel="Guardar los cambios"
      onSend={(event) => void send(event)}
    >
      {piece.state === 'rejected' && piece.reason && (
        <p className={styles.reason}>No lo publicamos por esto: {piece.reason}</p>
      )}
      {piece.state === 'published' && !trusted && (
        <p>Mientras leemos tus cambios, la pieza deja de verse. Suele ser cosa de un día.</p>
      )}
    </PieceForm>
  );
}

/** What became of it, and where to go on. */
function Done({ piece, onAnother }: { piece: OwnHubPiece; onAnother?: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const published = piece.state === 'published';
  return (
    <div className={styles.done}>
      <h2 ref={title} tabIndex={-1}>
        {published ? 'Ya está publicado' : piece.state === 'pending' ? 'Lo leemos y te escribimos' : 'Guardado'}
      </h2>
      {piece.state === 'pending' && (
        <p>
          Las primeras {hubLimits.trustedAfter} piezas de cada una las lee antes alguien del equipo. Te llega un correo
          cuando se publique o, si no, con el motivo. Después se publican al momento.
        </p>
      )}
      <p className="row gap-8">
        {published && (
          <Link to={piecePath(piece.slug)} className={buttonClass('filled', 'small')}>
            Verlo
          </Link>
        )}
        <Link to={ownPath} className={buttonClass('outline', 'small')}>
          Lo que has compartido
        </Link>
        {onAnother ? (
          <button type="button" className={buttonClass('outline', 'small')} onClick={onAnother}>
            Compartir otra cosa
          </button>
        ) : (
          <Link to={hubPath} className={buttonClass('outline', 'small')}>
            Ir a la plaza
          </Link>
        )}
      </p>
    </div>
  );
}
