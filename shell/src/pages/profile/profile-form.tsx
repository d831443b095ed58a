import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { Form } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { showToast } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { FoldedSection } from './folded-section.tsx';
import { SaveRow } from './profile-section.tsx';
import { type ProfileSectionId, profileSummary } from './profile-summary.ts';
import { savingWords } from './saving-words.ts';
import type { Profile, ProfileField } from './use-profile.ts';

type ProfileFields = ReturnType<typeof boundFields<Profile['values']>>;

interface ProfileFormProps {
  id: ProfileSectionId;
  title: string;
  note?: ReactNode;
  profile: Profile;
  /** The fields that this section saves. */
  fields: readonly ProfileField[];
  /** Whether something else than the fields waits to be saved. */
  waits?: boolean;
  /** Does what else there is to save, before the fields. @throws what goes wrong */
  onSave?: () => Promise<void>;
  /** @param errorOf `content` is the file of a picture, as the API calls it */
  children: (fields: ProfileFields, errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A section of the profile, folded and saved by itself. */
export function ProfileForm({ id, title, note, profile, fields, waits = false, onSave, children }: ProfileFormProps) {
  const form = useForm({
    start: {},
    words: savingWords,
    autoRetry: false,
    bodyOf: () => fields,
    validate: profile.problemsOf,
    async send() {
      await onSave?.();
      await profile.save(fields);
      showToast('Cambios guardados', { tone: 'success' });
    },
  });
  const { busy, errorOf } = form;

  return (
    <FoldedSection
      id={id}
      title={title}
      holds={profileSummary(profile.saved)[id]}
      note={note}
      edited={waits || profile.editedIn(fields)}
    >
      <Form of={form} aria-label={title}>
        {children(boundFields(profile.values, profile.change, errorOf), errorOf)}
        {form.problem?.code === 'conflict' ? (
          <ConflictRow busy={busy} onReload={() => void form.send(profile.reload)} />
        ) : (
          <SaveRow busy={busy} />
        )}
      </Form>
    </FoldedSection>
  );
}

/** She has what was saved elsewhere loaded first; what she typed stays on top of it, for her to look at and save. */
function ConflictRow({ busy, onReload }: { busy: boolean; onReload: () => void }) {
  return (
    <div>
      <Button busy={busy} onClick={onReload}>
        {busy ? 'Trayendo lo guardado…' : 'Traer lo guardado y conservar lo mío'}
      </Button>
    </div>
  );
}
