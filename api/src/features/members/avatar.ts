import { randomBytes } from 'node:crypto';
import { avatarSizes } from '@femcoders/contracts/avatar-formats';
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import sharp, { type Sharp } from 'sharp';
import { type Database, inTransaction } from '../../database/database.ts';
import { avatarFiles, avatars, users } from '../../database/schema.ts';
import { notFound } from '../../problems.ts';
import { readPictureFile } from '../pictures/feature.ts';

export type AvatarFormat = 'avif' | 'webp';

interface AvatarFile {
  size: number;
  format: AvatarFormat;
  content: Buffer;
}

export interface AvatarPorts {
  pool: pg.Pool;
  now: Date;
  /** Where the API is mounted: `/api`, or empty. */
  basePath: string;
}

/**
 * Keeps a picture as a member's own, instead of the one before: square, in every size and format, without what the
 * camera noted. Of one that moves, the first frame.
 * @returns its address in the smallest size
 * @throws ApiProblem `validation` that says what to do
 */
export async function chooseAvatar(
  userId: string,
  file: Buffer,
  { pool, now, basePath }: AvatarPorts,
): Promise<string> {
  const files = await readPictureFile(file, ['JPG', 'PNG', 'WebP'], makeFiles);
  // Random, and not made from the content: the same picture of two members is two, and goes with each.
  const id = randomBytes(16).toString('hex');
  const address = `${basePath}/avatars/${id}/${avatarSizes[0]}`;
  await inTransaction(pool, async ({ db }) => {
    // Two who choose at once for the same member wait for each other.
    await db.update(users).set({ avatar: address }).where(eq(users.id, userId));
    await db.delete(avatars).where(eq(avatars.userId, userId));
    await db.insert(avatars).values({ id, userId, storedAt: now });
    await db.insert(avatarFiles).values(files.map((made) => ({ avatarId: id, ...made })));
  });
  return address;
}

/** Back to the default picture. */
export async function removeAvatar(userId: string, { pool }: Pick<AvatarPorts, 'pool'>): Promise<void> {
  await inTransaction(pool, async ({ db }) => {
    await db.update(users).set({ avatar: null }).where(eq(users.id, userId));
    await db.delete(avatars).where(eq(avatars.userId, userId));
  });
}

/** @throws ApiProblem `not-found` */
export async function readAvatar(db: Database, id: string, size: number, format: AvatarFormat): Promise<Buffer> {
  const [file] = await db
    .select({ content: avatarFiles.content })
    .from(avatarFiles)
    .where(and(eq(avatarFiles.avatarId, id), eq(avatarFiles.size, size), eq(avatarFiles.format, format)));
  if (!file) throw notFound('Esta imagen no existe.');
  return file.content;
}

/** The ground of transparent pictures, as the site puts it under pictures. */
const lilac = '#e9e1ff';

async function makeFiles(picture: Sharp): Promise<AvatarFile[]> {
  const largest = Math.max(...avatarSizes);
  const square = picture
    .resize({ width: largest, height: largest, fit: 'cover' })
    .flatten({ background: lilac })
    .toColourspace('srgb');
  const made: AvatarFile[] = [];
  const whole = await square.png().toBuffer();
  for (const size of avatarSizes) {
    const sized = sharp(whole).resize(size);
    made.push({ size, format: 'webp', content: await sized.clone().webp({ quality: 82 }).toBuffer() });
    made.push({ size, format: 'avif', content: await sized.clone().avif({ quality: 60 }).toBuffer() });
  }
  return made;
}
