import type { PlannedDeletion } from '@femcoders/contracts/my-data';
import { deletionGraceDays } from '@femcoders/contracts/my-data-limits';
import type { CommentFate } from '@femcoders/contracts/my-data-names';
import { Loaded } from '@femcoders/kit/data/loaded';
import { useFocusOn } from '@femcoders/kit/forms/focused-heading';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { ProofRefused, type SignedInUser, useApi, useQuery, withProof } from '@femcoders/platform';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { accessWords } from '../../access/access-words.ts';
import { ProfileSection } from '../profile-section.tsx';
import { DeletionBand } from './deletion-band.tsx';
import { plannedDeletionQuery, usePlanDeletion, useSetPlannedDeletion } from './planned-deletion.ts';
import styles from './privacy.module.css';

/** How she goes: asked for, waited for, and until then taken back at any time. */
export function DeletionSection({ user }: { user: SignedInUser }) {
  const query = useQuery(plannedDeletionQuery(useApi(), user.id));
  return (
    <ProfileSection
      title="Borra tu cuenta"
      id="borrar"
      note={<p>Tienes {deletionGraceDays} días para cambiar de idea. Después no se puede deshacer.</p>}
    >
      <Loaded query={query} failed="No hemos podido mirar si tu cuenta se va a borrar." lines={3}>
        {(planned) => <Planned user={user} planned={planned} />}
      </Loaded>
    </ProfileSection>
  );
}

/** Renders a planned deletion; when its state changes, the focus moves to the new content. */
function Planned({ user, planned }: { user: SignedInUser; planned: PlannedDeletion }) {
  const { deleteAt, comments } = planned;
  const here = useFocusOn<HTMLDivElement>(deleteAt);

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
  const setPlanned = useSetPlannedDeletion(user.id);
  const form = useForm({
    start: { comments: '' as CommentFate | '' },
    words: accessWords(),
    bodyOf: ({ comments }) => comments,
    validate: (fate) => ({ comments: fate ? null : 'Elige qué hacemos con tus comentarios' }),
    async send(fate) {
      try {
        if (fate) setPlanned(await withProof(() => plan(fate)));
      } catch (error) {
        if (!(error instanceof ProofRefused)) throw error;
        return { comments: fate };
      }
    },
  });

  return (
    <Form of={form} className="stack gap-24">
      <p>
        Se borran tu perfil, tu foto, tus sesiones, tus preferencias y tus logros. Dejas tus plazas en los próximos
        eventos, que pasan a quien espera.
      </p>
      <ChoiceGroup
        {...form.picked('comments')}
        label="¿Qué hacemos con los comentarios que has escrito con tu sesión abierta?"
        choices={fates}
        required
      />
      <div className={styles.send}>
        <SubmitButton of={form} variant="danger" doing="Un momento…">
          Borrar mi cuenta
        </SubmitButton>
      </div>
    </Form>
  );
}
