import { cleanMemberProfile, type MemberProfileFields } from '@femcoders/contracts/clean-member-profile';
import { changeMemberProfile } from '@femcoders/contracts/endpoints/members';
import type { MemberProfile, MemberProfileChange } from '@femcoders/contracts/member-profile';
import { type ShownField, shownFields, type Visibility } from '@femcoders/contracts/member-profile-names';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { validateMemberProfile } from '@femcoders/contracts/validate-member-profile';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { callApi, useApi, useQueryClient } from '@femcoders/platform';
import { useRef } from 'react';
import { type ProfileDraft, type ProfileEdits, profileDraftKey, readProfileDraft, withEdits } from './profile-draft.ts';
import { profileQuery } from './profile-query.ts';
import { updateSessionUser } from './update-session-user.ts';

export type ProfileField = keyof Omit<MemberProfileFields, 'visibility'> | 'avatar';

export interface Profile {
  /** As it stands in the form. */
  values: MemberProfile;
  /** As the API last sent it. */
  saved: MemberProfile;
  /** Whether something of it is not saved yet. */
  edited: boolean;
  /** Whether something of these fields is not saved yet. */
  editedIn: (fields: readonly ProfileField[]) => boolean;
  change: (part: Omit<ProfileEdits, 'visibility'>) => void;
  show: (field: ShownField, to: Visibility) => void;
  /** Forgets what is not saved. */
  discard: () => void;
  problemsOf: (fields: readonly ProfileField[]) => FieldProblem[];
  /** Saves what has been edited of these fields, over what is saved of the others. @throws what the API answers */
  save: (fields: readonly ProfileField[]) => Promise<void>;
  /** Reads again what is saved: what is not saved yet stays on top of it. */
  reload: () => Promise<void>;
  /** Her picture is another one, or none. */
  setAvatar: (avatar: string | null) => void;
}

/** A member's profile in forms of several sections, each saved by itself; what is not saved yet outlives a reload. */
export function useProfile(userId: string, saved: MemberProfile): Profile {
  const api = useApi();
  const queryClient = useQueryClient();
  const draft = useDraft<ProfileDraft>(profileDraftKey, {
    start: { userId, edits: {} },
    read: (stored) => readProfileDraft(stored, userId),
    keeps: ({ edits }) => Object.keys(edits).length > 0,
  });
  const { edits } = draft.value;
  const setEdits = (next: (before: ProfileEdits) => ProfileEdits) =>
    draft.change({ edits: next(draft.latest().edits) });
  const values = withEdits(saved, edits);
  const { queryKey } = profileQuery(api, userId);
  const lastSaving = useRef<Promise<void>>(Promise.resolve());

  return {
    values,
    saved,
    edited: Object.keys(edits).length > 0,
    editedIn: (fields) => Object.keys(pick(edits, fields)).length > 0,
    change: (part) => setEdits((before) => ({ ...before, ...part })),
    show: (field, to) => setEdits((before) => ({ ...before, visibility: { ...before.visibility, [field]: to } })),
    discard: () => draft.forget(),
    problemsOf: (fields) =>
      validateMemberProfile(cleanMemberProfile(values)).filter(({ field }) => fields.includes(field as ProfileField)),
    async save(fields) {
      const own = pick(edits, fields);
      if (Object.keys(own).length === 0) return;
      const send = async () => {
        const body: MemberProfileChange = withEdits(queryClient.getQueryData<MemberProfile>(queryKey) ?? saved, own);
        const answer = await callApi(api, changeMemberProfile, { params: { id: userId }, body });
        queryClient.setQueryData(queryKey, answer);
        // What was typed while it was on its way stays.
        setEdits((now) => without(now, own));
        updateSessionUser({ name: answer.name });
      };
      // One section after the other: each change is one of the version that the last has made.
      lastSaving.current = lastSaving.current.then(send, send);
      return lastSaving.current;
    },
    reload: () => queryClient.fetchQuery({ ...profileQuery(api, userId), staleTime: 0 }).then(() => undefined),
    setAvatar(avatar) {
      queryClient.setQueryData<MemberProfile>(queryKey, (before) => before && { ...before, avatar });
    },
  };
}

/** The edits of these fields, who sees them included. */
function pick({ visibility = {}, ...edits }: ProfileEdits, fields: readonly ProfileField[]): ProfileEdits {
  const own = Object.fromEntries(Object.entries(edits).filter(([field]) => fields.includes(field as ProfileField)));
  const shown = shownFields.filter((field) => fields.includes(field) && visibility[field]);
  const ownVisibility = Object.fromEntries(shown.map((field) => [field, visibility[field]]));
  return { ...own, ...(shown.length > 0 && { visibility: ownVisibility }) };
}

/** The edits that are not these. */
function without({ visibility = {}, ...edits }: ProfileEdits, { visibility: gone = {}, ...saved }: ProfileEdits) {
  const left = Object.entries(edits).filter(([field, value]) => saved[field as keyof typeof saved] !== value);
  const shown = Object.entries(visibility).filter(([field, level]) => gone[field as ShownField] !== level);
  const rest: ProfileEdits = Object.fromEntries(left);
  return shown.length > 0 ? { ...rest, visibility: Object.fromEntries(shown) } : rest;
}
