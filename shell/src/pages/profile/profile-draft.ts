import { emptyMemberProfile, type MemberProfileFields } from '@femcoders/contracts/clean-member-profile';
import type { MemberProfile } from '@femcoders/contracts/member-profile';
import type { ShownField, Visibility } from '@femcoders/contracts/member-profile-names';

/** The changes that are not saved yet. */
export interface ProfileEdits extends Partial<Omit<MemberProfileFields, 'visibility'>> {
  visibility?: Partial<Record<ShownField, Visibility>>;
}

export const profileDraftKey = 'profileDraft';
const start: MemberProfileFields = { ...emptyMemberProfile, name: '' };

/** A member's unsaved changes on this device. */
export interface ProfileDraft {
  userId: string;
  edits: ProfileEdits;
}

/** Reads the unsaved changes of this member; null when they are another's. */
export function readProfileDraft(stored: unknown, userId: string): ProfileDraft | null {
  const kept = stored as ProfileDraft;
  return kept.userId === userId
    ? { userId, edits: Object.fromEntries(Object.entries(kept.edits).filter(isOurs)) }
    : null;
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
