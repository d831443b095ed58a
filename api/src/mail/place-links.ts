import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkKeyParameter } from '@femcoders/contracts/link-key';
import { placeKeyHead } from '@femcoders/contracts/place-key';
import type { Database } from '../database/database.ts';
import { readSecret } from '../database/secret.ts';

/** The addresses that mails about a place lead to. */
export interface PlaceLinks {
  /** Her page, where she accepts or leaves: the address is enough. What stands after `#` reaches no log. */
  place: (registrationId: string) => string;
  /** Returns the token after `#` in the link. */
  token: (registrationId: string) => string;
  /** The page whose button confirms a place. */
  confirm: (request: PlaceRequestRef) => string;
  /** Returns the key after `#` in the link: it also holds the name, as it was when the mail was caused. */
  confirmKey: (request: PlaceRequestRef) => string;
  event: (slug: string) => string;
  /** The event's calendar file with what only she reads. Calendars are shared: it opens nothing else. */
  calendar: (registrationId: string) => string;
  /** The same below the API. */
  calendarPath: (registrationId: string) => string;
  contact: string;
  /** The registration that a link's token stands for; null when nobody here has made it. */
  registrationOf: (token: string) => string | null;
  /** The same of the key of a calendar file. */
  calendarOf: (key: string) => string | null;
  /** The same of a key to confirm a place. */
  requestOf: (key: string) => PlaceRequestRef | null;
}

/** A place that is asked for, and the name with which it was. */
export interface PlaceRequestRef {
  id: string;
  name: string;
}

/** Bytes of the id; behind it are the seal and then the name, if any. */
const idLength = 16;
const sealLength = placeKeyHead - idLength;

/**
 * Links whose token is the registration's id, sealed by an HMAC under a secret of this database: nothing has to be
 * stored, and none can be guessed.
 * @returns a function that reads the secret when it is called first
 */
export function createPlaceLinks(db: Database, { publicUrl, basePath }: { publicUrl: string; basePath: string }) {
  let reading: Promise<PlaceLinks> | undefined;

  return function placeLinks(): Promise<PlaceLinks> {
    reading ??= read().catch((error) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };

  async function read(): Promise<PlaceLinks> {
    const secret = await readSecret(db, 'place-links');
    const sealedBy = (purpose: string) => {
      const seal = (id: Buffer, name: Buffer) =>
        createHmac('sha256', secret).update(purpose).update(id).update(name).digest().subarray(0, sealLength);
      return {
        write({ id: uuid, name: text }: PlaceRequestRef): string {
          const [id, name] = [Buffer.from(uuid.replaceAll('-', ''), 'hex'), Buffer.from(text)];
          return Buffer.concat([id, seal(id, name), name]).toString('base64url');
        },
        read(text: string): PlaceRequestRef | null {
          const bytes = Buffer.from(text, 'base64url');
          if (bytes.length < placeKeyHead || bytes.toString('base64url') !== text) return null;
          const id = bytes.subarray(0, idLength);
          const name = bytes.subarray(placeKeyHead);
          if (!timingSafeEqual(seal(id, name), bytes.subarray(idLength, placeKeyHead))) return null;
          const uuid = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
          return { id: uuid, name: name.toString() };
        },
      };
    };
    const places = sealedBy('');
    const requests = sealedBy('confirm');
    const calendars = sealedBy('calendar');
    const token = (id: string) => places.write({ id, name: '' });
    const calendarPath = (registrationId: string) =>
      `/own-registration/calendar.ics?${linkKeyParameter}=${calendars.write({ id: registrationId, name: '' })}`;
    /** Without a name it is no key to confirm a place. */
    const idIn = (found: PlaceRequestRef | null) => (found?.name === '' ? found.id : null);
    return {
      place: (registrationId) => `${publicUrl}/eventos/mi-plaza#${token(registrationId)}`,
      token,
      confirm: (request) => `${publicUrl}/eventos/confirmar-plaza#${requests.write(request)}`,
      confirmKey: requests.write,
      event: (slug) => `${publicUrl}/eventos/${slug}`,
      calendar: (registrationId) => `${publicUrl}${basePath}${calendarPath(registrationId)}`,
      calendarPath,
      contact: `${publicUrl}/contacto`,
      registrationOf: (text) => idIn(places.read(text)),
      calendarOf: (key) => idIn(calendars.read(key)),
      requestOf: requests.read,
    };
  }
}
