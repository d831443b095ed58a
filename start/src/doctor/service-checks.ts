import { randomUUID } from 'node:crypto';
import { tryMailServer } from '@femcoders/api/mail/transport';
import { StoreError } from '@femcoders/storage/store-error';
import type { Environment } from '../environment.ts';
import { openSiteStorage } from '../site-storage.ts';
import { type Finding, findingsOf } from './finding.ts';
import { isWritable, nearest } from './places-check.ts';

/** Writes, reads and removes an object. */
export async function checkStore(environment: Pick<Environment, 'storage'>): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('almacén');
  const store = await openSiteStorage(environment);
  if (!store) return [];
  const key = `doctor/${randomUUID()}`;
  try {
    const began = performance.now();
    await store.put(key, Buffer.from('doctor'));
    const read = await store.get(key);
    const text = read && Buffer.concat(await read.body.toArray()).toString();
    await store.remove(key);
    if (text === 'doctor') fine(`${store.place} guarda, da y quita (${Math.round(performance.now() - began)} ms).`);
    else
      wrong(`${store.place} no devuelve lo que guarda.`, 'No publiques hasta que lo haga: pregunta a quien lo lleva.');
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const mayRead = await store.folders('releases/').then(
      () => true,
      () => false,
    );
    const isShells = /^(?:denied|read-only)$/.test(error.code) && mayRead;
    if (isShells)
      doubtful(`${store.place} deja leer y no guardar: está bien para un shell, y no para una API ni para las copias.`);
    else wrong(error.message, 'docs/storage.md dice qué puede ser.');
  } finally {
    store.close();
  }
  return found;
}

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
