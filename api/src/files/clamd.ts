import { connect, type NetConnectOpts } from 'node:net';

/** Where clamd listens. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Bytes of a file that are handed over at a time. */
const pieceBytes = 256 * 1024;
/**
 * How long a scan may take, in milliseconds. clamd has to give up before (`MaxScanTime`, two minutes by default): it continues with a file
 * that nobody waits for any more, and each takes one of its threads.
 */
const patience = 20_000;
/** Characters of an answer: a signature's name has fewer. */
const longestAnswer = 1024;

/**
 * @param url `tcp://127.0.0.1:3310`, `unix:/run/clamav/clamd.ctl` or a path by itself
 * @throws TypeError for anything else
 */
export function clamdAddress(url: string): ClamdAddress {
  const path = /^(?:unix:(?:\/\/)?)?(\/.{1,100})$/.exec(url)?.[1];
  if (path) return { path };
  const { protocol, hostname, port, pathname, search, username } = new URL(url);
  if (protocol !== 'tcp:' || !hostname || !port || username || search || !['', '/'].includes(pathname)) {
    throw new TypeError('It is no address of clamd.');
  }
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/**
 * Has clamd look at a file (its command INSTREAM, `man clamd`).
 * @param patienceMs how long the whole may take
 * @returns the name of what was found, null where nothing was
 * @throws Error when clamd cannot be asked, says something else, could not look at all of it or takes too long: nothing is known of the
 *   file then
 */
export async function scan(address: ClamdAddress, content: Buffer, patienceMs = patience): Promise<string | null> {
  const pieces: Buffer[] = [Buffer.from('zINSTREAM\0')];
  for (let at = 0; at < content.length; at += pieceBytes) {
    const piece = content.subarray(at, at + pieceBytes);
    pieces.push(lengthOf(piece), piece);
  }
  pieces.push(lengthOf(Buffer.alloc(0)));
  return foundIn(await ask(address, pieces, patienceMs));
}

/** Whether clamd answers at all, however busy it is with files. */
export async function isThere(address: ClamdAddress): Promise<boolean> {
  const said = await ask(address, [Buffer.from('zPING\0')], 5_000).catch(() => '');
  return said === 'PONG';
}

export interface ClamdVersion {
  /** Such as `ClamAV 1.4.3`. */
  program: string;
  /** When its signatures were made, to the day; null where it has none of the project's. */
  signaturesOf: Date | null;
}

/**
 * Asks clamd what it is and of when its signatures are (its command VERSION: `ClamAV 1.4.3/27800/Thu Nov 20 10:02:11 2026`).
 * @throws Error when it does not answer, or says something else
 */
export async function readVersion(address: ClamdAddress): Promise<ClamdVersion> {
  const said = await ask(address, [Buffer.from('zVERSION\0')], 5_000);
  const [program = '', , date = ''] = said.split('/');
  if (!program.startsWith('ClamAV')) throw new Error(`clamd answered: ${said}`);
  const made = new Date(date);
  return { program, signaturesOf: Number.isNaN(made.getTime()) ? null : made };
}

/** @returns what it says, without the sign of the end */
async function ask(address: ClamdAddress, pieces: Buffer[], patienceMs: number): Promise<string> {
  const socket = connect(address as NetConnectOpts);
  const late = setTimeout(() => socket.destroy(new Error('clamd did not answer in time.')), patienceMs);
  try {
    for (const piece of pieces) socket.write(piece);
    let answer = '';
    for await (const said of socket) {
      answer += said;
      if (answer.length > longestAnswer || answer.includes('\0')) break;
    }
    return answer.slice(0, longestAnswer).replace(/\0.*$/s, '');
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

/** clamd reports what it did not scan to the end in the words of a find, where it reports it at all (`AlertExceedsMax`). */
const gaveUp = /^Heuristics\.Limits\.Exceeded/;

function foundIn(said: string): string | null {
  if (said === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found && !gaveUp.test(found)) return found;
  throw new Error(`clamd answered: ${said}`);
}
