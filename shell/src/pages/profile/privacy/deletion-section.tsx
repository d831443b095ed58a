import type { PlannedDeletion } from '@femcoders/contracts/my-data';
import { deletionGraceDays } from '@femcoders/contracts/my-data-limits';
import type { CommentFate } from '@femcoders/contracts/my-data-names';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { ProofRefused, type SignedInUser, useApi, useQuery, withProof } from '@femcoders/platform';
import { Button, ErrorState, ErrorSummary } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { accessWords } from '../../access/access-words.ts';
import { ProfileSection } from '../profile-section.tsx';
import { DeletionBand } from './deletion-band.tsx';
import { plannedDeletionQuery, usePlanDeletion, useToldDeletion } from './planned-deletion.ts';
import styles from './privacy.module.css';

/** How she goes: asked for, waited for, and until then taken back at any time. */
export function DeletionSection({ user }: { user: SignedInUser }) {
  const { data, isError, isFetching, refetch } = useQuery(plannedDeletionQuery(useApi(), user.id));
  return (
    <ProfileSection
      title="Borra tu cuenta"
      id="borrar"
      note={<p>Tienes {deletionGraceDays} días para cambiar de idea. Después no se puede deshacer.</p>}
    >
      {data ? (
        <Planned user={user} planned={data} />
      ) : isError ? (
        <ErrorState
          title="No hemos podido mirar si tu cuenta se va a borrar."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting lines={3} />
      )}
    </ProfileSection>
  );
}

/** What stands here changes with what she does: the focus goes to what has come. */
function Planned({ user, planned }: { user: SignedInUser; planned: PlannedDeletion }) {
  const here = useRef<HTMLDivElement>(null);
  const { deleteAt, comments } = planned;
  const before = useRef(deleteAt);
  useEffect(() => {
    if (before.current !== deleteAt) here.current?.focus();
    before.current = deleteAt;
  }, [deleteAt]);

  return (
    <div ref={here} tabIndex={-1}>
      {deleteAt ? (
        <DeletionBand userId={user.id} deleteAt={deleteAt} comments={comments} heading="h3" />
      ) : (
        <DeletionForm user={user} />
      )}
    </div>
  );
}

const fates: { value: CommentFate; label: string; hint: string }[] = [
  { value: 'anonymise', label: 'Dejarlos sin mi nombre', hint: 'Se quedan donde están, firmados como «Anónimo».' },
  { value: 'delete', label: 'Borrarlos también', hint: 'Desaparecen con la cuenta.' },
];

function DeletionForm({ user }: { user: SignedInUser }) {
  const plan = usePlanDeletion(user.id);
  const tell = useToldDeletion(user.id);
  const [chosen, setChosen] = useState<CommentFate[]>([]);
  const { busy, problem, setProblem, errorOf, send } = useSending(accessWords());

  function submit(event: FormEvent) {
    event.preventDefault();
    const [fate] = chosen;
    if (!fate) {
      const message = 'Elige qué hacemos con tus comentarios';
      setProblem({ title: checkTitle, fields: [{ field: 'comments', message }] });
      return;
    }
    void send(async () => {
      try {
        tell(await withProof(() => plan(fate)));
      } catch (error) {
        if (!(error instanceof ProofRefused)) throw error;
      }
    });
  }

  return (
    <form className="stack gap-24" method="post" noValidate onSubmit={submit}>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      <p>
        Se borran tu perfil, tu foto, tus sesiones, tus preferencias y tus logros. Dejas tus plazas en los próximos
        eventos, que pasan a quien espera.
      </p>
      <ChoiceGroup
        type="radio"
        name="comments"
        label="¿Qué hacemos con los comentarios que has escrito con tu sesión abierta?"
        choices={fates}
        chosen={chosen}
        onChange={setChosen}
        required
        error={errorOf('comments')}
      />
      <div className={styles.send}>
        <Button type="submit" variant="danger" busy={busy}>
          {busy ? 'Un momento…' : 'Borrar mi cuenta'}
        </Button>
      </div>
    </form>
  );
}
