import type { AdminTalk } from '@femcoders/contracts/talk';
import { talkLimits } from '@femcoders/contracts/talk-limits';
import { eq, sql } from 'drizzle-orm';
import type { ActPorts } from '../../audit/audit-log.ts';
import { talkFiles, talks } from '../../database/talk-tables.ts';
import { asBuffer, kindOfFile } from '../../files/file-kind.ts';
import type { ScanUpload } from '../../files/scan-upload.ts';
import { noBytes, type UploadedFiles } from '../../files/uploaded-files.ts';
import { oneLine } from '../../one-line.ts';
import { type ApiProblem, invalid } from '../../problems.ts';
import { readAdminTalk } from './admin-talks.ts';
import { changingTalks, lockTalk, recordTalk } from './talk-mutations.ts';

/**
 * Keeps the slides of a talk as a file, in place of the one before.
 * @throws ApiProblem `not-found`; `validation` when it is no PDF, too large, or has a virus; `unavailable` while the store is away
 */
export async function storeTalkFile(
  id: string,
  { name, content: given }: { name: string; content: Uint8Array },
  ports: ActPorts & { judgeUpload: ScanUpload; uploads: UploadedFiles },
): Promise<AdminTalk> {
  const bytes = await readPdf(given);
  const judgement = await ports.judgeUpload(bytes, ports.now, refused);
  const object = await ports.uploads.put([bytes]);
  const content = object ? noBytes : bytes;
  return changingTalks(ports, async ({ db }) => {
    await lockTalk(db, id);
    const file = { name: oneLine(name), content, object, storedAt: ports.now, ...judgement };
    await db
      .insert(talkFiles)
      .values({ talkId: id, ...file })
      // The content is named and not given a second time: it is ten megabytes.
      .onConflictDoUpdate({
        target: talkFiles.talkId,
        set: { ...file, content: sql`excluded.content`, failedScans: 0 },
      });
    await db.update(talks).set({ updatedAt: ports.now }).where(eq(talks.id, id));
    await recordTalk(db, ports, 'talk.pdf', id, undefined, { pdf: file.name, bytes: bytes.length });
    return readAdminTalk(db, id);
  });
}

/** @throws ApiProblem `not-found` */
export function removeTalkFile(id: string, ports: ActPorts): Promise<AdminTalk> {
  return changingTalks(ports, async ({ db }) => {
    await lockTalk(db, id);
    const [gone] = await db.delete(talkFiles).where(eq(talkFiles.talkId, id)).returning({ name: talkFiles.name });
    if (gone) {
      await db.update(talks).set({ updatedAt: ports.now }).where(eq(talks.id, id));
      await recordTalk(db, ports, 'talk.pdf', id, { pdf: gone.name }, { pdf: null });
    }
    return readAdminTalk(db, id);
  });
}

/** A file as somebody sent it. Its content decides what it is, never its name. */
async function readPdf(content: Uint8Array): Promise<Buffer> {
  const bytes = asBuffer(content);
  if (bytes.length > talkLimits.pdf) throw refused('El archivo no puede pasar de 10 MB');
  if ((await kindOfFile(bytes)) !== 'pdf') throw refused('El archivo tiene que ser un PDF');
  return bytes;
}

const refused = (message: string): ApiProblem => invalid([{ field: 'pdf', message }]);
