import { emptyMemberProfile } from '@femcoders/contracts/clean-member-profile';
import type {
  MemberProfile,
  MemberProfileChange,
  ProfileViewer,
  ShownMember,
} from '@femcoders/contracts/member-profile';
import { type ShownField, shownFields, type Visibility, visibilities } from '@femcoders/contracts/member-profile-names';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type pg from 'pg';
import { isSuspended } from '../../authentication/suspension.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { memberProfiles, users } from '../../database/schema.ts';
import { conflict, notFound } from '../../problems.ts';
import { hasValues } from '../../record-store.ts';
import { shownAwards } from '../achievements/feature.ts';

const { userId: _, updatedAt: __, ...columns } = getTableColumns(memberProfiles);

/** @throws ApiProblem `not-found` */
export async function readMemberProfile(db: Database, userId: string): Promise<MemberProfile> {
  const [row] = await db
    .select({ name: users.name, avatar: users.avatar, stored: columns })
    .from(users)
    .leftJoin(memberProfiles, eq(memberProfiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw noMember();
  const { name, avatar, stored } = row;
  const visibility = { ...emptyMemberProfile.visibility, ...stored?.visibility };
  return { ...emptyMemberProfile, version: 0, ...stored, name, avatar, visibility };
}

/**
 * Stores a profile whole. Twice is once.
 * @throws ApiProblem `conflict` when it has been changed since that version
 */
export function changeMemberProfile(
  userId: string,
  { name, version, ...fields }: MemberProfileChange,
  { pool, now }: { pool: pg.Pool; now: Date },
): Promise<MemberProfile> {
  return inTransaction(pool, async ({ db }) => {
    const change = { ...fields, version: version + 1, updatedAt: now };
    const changed =
      version === 0
        ? await db
            .insert(memberProfiles)
            .values({ userId, ...change })
            .onConflictDoNothing()
            .returning(columns)
        : await db
            .update(memberProfiles)
            .set(change)
            .where(and(eq(memberProfiles.userId, userId), eq(memberProfiles.version, version)))
            .returning(columns);
    if (changed.length === 0) {
      const current = await readMemberProfile(db, userId);
      // The same again, because its answer was lost.
      const sent = { ...fields, name };
      if (hasValues<typeof sent>(current, sent)) return current;
      throw conflict('Tu perfil ha cambiado en otra pestaña u otro dispositivo.');
    }
    await db.update(users).set({ name }).where(eq(users.id, userId));
    return readMemberProfile(db, userId);
  });
}

export interface ProfileViewOptions {
  now: Date;
  /** Whether it is the member herself who looks: she finds out that nothing is shown, others find nobody. */
  herself: boolean;
  /** The audience that the profile is shown to; without it, she sees her whole profile. */
  as: ProfileViewer | undefined;
}

/**
 * Returns what of a member is shown.
 * @throws ApiProblem `not-found` for others, when that is nothing or she is not shown at all
 */
export async function readShownMember(
  db: Database,
  userId: string,
  { as, herself, now }: ProfileViewOptions,
): Promise<ShownMember> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || (!herself && (user.deleteAt || isSuspended(user, now)))) throw noMember();
  const profile = await readMemberProfile(db, userId);
  const filled = shownFields.filter((field) => isFilled(profile[field]) && sees(as, profile.visibility[field]));
  const achievements = await shownAwards(db, userId, leastFor(as));
  if (filled.length === 0 && achievements.length === 0 && !herself) throw noMember();
  const shown: Partial<Record<ShownField, unknown>> = Object.fromEntries(
    filled.map((field) => [field, profile[field]]),
  );
  const awarded = achievements.length > 0 && { achievements };
  return { id: userId, name: profile.name, ...(shown as Partial<ShownMember>), ...awarded };
}

const noMember = () => notFound('Esta persona no existe, o no enseña nada de sí.');

function isFilled(value: MemberProfile[ShownField]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
}

function sees(as: ProfileViewer | undefined, visibility: Visibility): boolean {
  return visibilities.indexOf(visibility) >= visibilities.indexOf(leastFor(as));
}

/** Returns the narrowest visibility that these readers may see. */
function leastFor(as: ProfileViewer | undefined): Visibility {
  if (as === undefined) return 'me';
  return as === 'member' ? 'members' : 'public';
}
