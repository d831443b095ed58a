import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { checkTitle, type SendingProblem, sendingProblem } from '@femcoders/kit/forms/sending-problem';
import { useOnce } from '@femcoders/kit/forms/use-once';
import { showToast } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ProfileSection, SaveRow } from './profile-section.tsx';
import { savingWords } from './saving-words.ts';
import type { Profile, ProfileField } from './use-profile.ts';

type ProfileFields = ReturnType<typeof boundFields<Profile['values']>>;

interface ProfileFormProps {
  title: string;
  note?: ReactNode;
  profile: Profile;
  /** What this section saves. */
  fields: readonly ProfileField[];
  /** Does what else there is to save, before the fields. @throws what goes wrong */
  onSave?: () => Promise<void>;
  /** @param errorOf `content` is the file of a picture, as the API calls it */
  children: (fields: ProfileFields, errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A section of the profile, saved by itself. */
export function ProfileForm({ title, note, profile, fields, onSave, children }: ProfileFormProps) {
  const [problem, setProblem] = useState<SendingProblem | null>(null);
  const { busy, once } = useOnce();

  const working = (work: () => Promise<void>) =>
    once(async () => {
      try {
        await work();
        setProblem(null);
      } catch (error) {
        setProblem(sendingProblem(error, savingWords));
      }
    });

  const errorOf = (field: string) => problem?.fields.find((entry) => entry.field === field)?.message;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = profile.problemsOf(fields);
    if (problems.length > 0) {
      setProblem({ title: checkTitle, fields: problems });
      return;
    }
    void working(async () => {
      await onSave?.();
      await profile.save(fields);
      showToast('Cambios guardados', { tone: 'success' });
    });
  };

  return (
    <ProfileSection title={title} note={note}>
      <form method="post" noValidate aria-label={title} onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        {children(boundFields(profile.values, profile.change, errorOf), errorOf)}
        {problem?.code === 'conflict' ? (
          <ConflictRow busy={busy} onReload={() => void working(profile.reload)} />
        ) : (
          <SaveRow busy={busy} />
        )}
      </form>
    </ProfileSection>
  );
}

/** She has what was saved elsewhere brought first; what she typed stays on top of it, for her to look at and save. */
function ConflictRow({ busy, onReload }: { busy: boolean; onReload: () => void }) {
  return (
    <div>
      <Button busy={busy} onClick={onReload}>
        {busy ? 'Trayendo lo guardado…' : 'Traer lo guardado y conservar lo mío'}
      </Button>
    </div>
  );
}
