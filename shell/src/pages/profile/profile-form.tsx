import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { Form } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { showToast } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { ProfileSection, SaveRow } from './profile-section.tsx';
import { savingWords } from './saving-words.ts';
import type { Profile, ProfileField } from './use-profile.ts';

type ProfileFields = ReturnType<typeof boundFields<Profile['values']>>;

interface ProfileFormProps {
  title: string;
  note?: ReactNode;
  profile: Profile;
  /** The fields that this section saves. */
  fields: readonly ProfileField[];
  /** Does what else there is to save, before the fields. @throws what goes wrong */
  onSave?: () => Promise<void>;
  /** @param errorOf `content` is the file of a picture, as the API calls it */
  children: (fields: ProfileFields, errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A section of the profile, saved by itself. */
export function ProfileForm({ title, note, profile, fields, onSave, children }: ProfileFormProps) {
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
    <ProfileSection title={title} note={note}>
      <Form of={form} aria-label={title}>
        {children(boundFields(profile.values, profile.change, errorOf), errorOf)}
        {form.problem?.code === 'conflict' ? (
          <ConflictRow busy={busy} onReload={() => void form.send(profile.reload)} />
        ) : (
          <SaveRow busy={busy} />
        )}
      </Form>
    </ProfileSection>
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
