import type { MemberProfile } from '@femcoders/contracts/member-profile';
import {
  emptyMemberProfile,
  type MemberProfileFields,
  type ShownField,
  type Visibility,
} from '@femcoders/contracts/member-profile-limits';

/** What has been changed and is not saved yet. */
export interface ProfileEdits extends Partial<Omit<MemberProfileFields, 'visibility'>> {
  visibility?: Partial<Record<ShownField, Visibility>>;
}

const profileDraftKey = 'profileDraft';
const start: MemberProfileFields = { ...emptyMemberProfile, name: '' };

/** The unsaved changes of this member on this device. */
export function readProfileDraft(userId: string): ProfileEdits {
  try {
    const kept = JSON.parse(localStorage.getItem(profileDraftKey) ?? 'null');
    if (kept?.userId !== userId) return {};
    return Object.fromEntries(Object.entries(kept.edits).filter(isOurs));
  } catch {
    // Nothing is kept, storage is switched off, or what lies there is not ours.
    return {};
  }
}

export function keepProfileDraft(userId: string, edits: ProfileEdits): void {
  try {
    if (Object.keys(edits).length === 0) localStorage.removeItem(profileDraftKey);
    else localStorage.setItem(profileDraftKey, JSON.stringify({ userId, edits }));
  } catch {
    // Without storage there is no draft; the form works all the same.
  }
}

/** The profile as it is shown in the form. */
export function withEdits(saved: MemberProfile, { visibility, ...edits }: ProfileEdits): MemberProfile {
  return { ...saved, ...edits, visibility: { ...saved.visibility, ...visibility } };
}

/** Whether it has the form of that field: another version of the site may have written it. */
function isOurs([field, value]: [string, unknown]): boolean {
  if (!(field in start)) return false;
  if (field === 'years') return value === null || typeof value === 'number';
  const example = start[field as keyof MemberProfileFields] ?? '';
  if (Array.isArray(example)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return example !== null && typeof value === typeof example;
}
