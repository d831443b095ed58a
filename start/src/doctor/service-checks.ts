import { hostname } from 'node:os';
import { tryMailServer } from '@femcoders/api/mail/transport';
import { type Release, registryDocumentSchema } from '@femcoders/contracts/registry';
import type { ObjectStore } from '@femcoders/storage/object-store';
import { StoreError } from '@femcoders/storage/store-error';
import type { Environment } from '../environment.ts';
import { openSiteStorage } from '../site-storage.ts';
import { isWritable, nearest } from './disk-check.ts';
import { type Finding, findingsOf } from './finding.ts';

/** A store that takes longer for a few letters is slow, in milliseconds. */
const slowMs = 2_000;

/** Writes, reads and removes an object. */
export async function checkStore(
  environment: Pick<Environment, 'storage' | 'backups' | 'databaseUrl'>,
  isRehearsal: boolean,
): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('almacén');
  const store = await openSiteStorage(environment);
  if (!store) return [];
  // Where it may not be removed, one is left and not one each time.
  const key = `doctor/${hostname()}`;
  try {
    const began = performance.now();
    await store.put(key, Buffer.from('doctor'));
    const read = await store.get(key);
    const text = read && Buffer.concat(await read.body.toArray()).toString();
    const isRemoved = await store.remove(key).then(
      () => true,
      () => false,
    );
    const ms = Math.round(performance.now() - began);
    if (text !== 'doctor')
      wrong(`${store.place} no devuelve lo que guarda.`, 'No publiques hasta que lo haga: pregunta a quien lo lleva.');
    else if (!isRemoved)
      doubtful(
        `${store.place} deja guardar y no quitar: versiones y copias viejas se quedan.`,
        'Deja que estas claves quiten lo de su carpeta.',
      );
    else if (ms > slowMs)
      doubtful(`${store.place} tarda ${ms} ms en guardar, dar y quitar unas letras.`, 'Mira la red y el servicio.');
    else fine(`${store.place} guarda, da y quita (${ms} ms).`);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const mayRead = await mayList(store, 'releases/');
    const mayReadBackups = isRehearsal && (await mayList(store, 'backups/'));
    if (mayReadBackups) {
      fine(`${store.place} deja leer las copias.`);
      return found;
    }
    const isShells = /^(?:denied|read-only)$/.test(error.code) && mayRead;
    if (isShells && environment.databaseUrl === undefined)
      doubtful(`${store.place} deja leer y no guardar: está bien para un shell, y no para una API ni para las copias.`);
    else wrong(error.message, 'docs/storage.md dice qué puede ser.');
  } finally {
    store.close();
  }
  return found;
}

const mayList = (store: ObjectStore, prefix: string) =>
  store.folders(prefix).then(
    () => true,
    () => false,
  );

/** Logs in at the mail server; no mail is sent. */
export async function checkMail({
  smtpUrl,
  mailboxDir,
}: Pick<Environment, 'smtpUrl' | 'mailboxDir'>): Promise<Finding[]> {
  const { found, fine, wrong } = findingsOf('correo');
  if (!smtpUrl) {
    if (await isWritable(await nearest(mailboxDir))) fine(`Sin SMTP_URL, los correos se quedan en ${mailboxDir}.`);
    else
      wrong(
        `Sin SMTP_URL, los correos van a ${mailboxDir}, y esta cuenta no puede escribir ahí.`,
        'Cambia MAILBOX_DIR o sus permisos.',
      );
    return found;
  }
  const { host } = new URL(smtpUrl);
  try {
    await tryMailServer(smtpUrl);
    fine(`${host} acepta la conexión y las claves. No se ha enviado nada.`);
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const why =
      code === 'EAUTH'
        ? 'no acepta la usuaria o la contraseña'
        : code === 'ETLS' || code === 'ESOCKET'
          ? 'no habla TLS como se espera, o no está'
          : 'no responde';
    wrong(
      `El servidor de correo ${host} ${why} (${code ?? responseCode ?? 'sin motivo'}).`,
      'Corrige SMTP_URL; los correos esperan mientras tanto.',
    );
  }
  return found;
}

/** Reads the live releases as a shell does. @throws when the API does not say so */
export async function readLiveOfApi(apiUrl: string): Promise<Release[]> {
  const answer = await fetch(`${apiUrl}/registry`, { signal: AbortSignal.timeout(5_000) });
  const { shell, remotes } = registryDocumentSchema.parse(await answer.json());
  return [shell, ...remotes];
}

/** Whether a shell finds its API, and its own keys. */
export async function checkApi({ apiUrl, previewKey }: Pick<Environment, 'apiUrl' | 'previewKey'>): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('API');
  if (!previewKey)
    doubtful('PREVIEW_KEY no está: este shell no enseña vistas previas.', 'Dale la misma que a las API.');
  const answer = await fetch(`${apiUrl}/registry`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  await answer?.body?.cancel();
  if (answer?.ok) fine(`${apiUrl} dice qué está en vivo.`);
  else
    wrong(
      `La API no dice en ${apiUrl} qué está en vivo${answer ? ` (responde ${answer.status})` : ''}.`,
      'Mira API_URL y si las API están en marcha; este shell sigue con lo último que supo.',
    );
  return found;
}
