import { connect, type NetConnectOpts } from 'node:net';

/** Where clamd listens. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Bytes of a file that are handed over at a time. */
const pieceBytes = 256 * 1024;
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
 * @throws Error when clamd cannot be asked, says something else or takes too long: nothing is known of the file then
 */
export async function scan(address: ClamdAddress, content: Buffer, patienceMs = 20_000): Promise<string | null> {
  const socket = connect(address as NetConnectOpts);
  const late = setTimeout(() => socket.destroy(new Error('clamd did not answer in time.')), patienceMs);
  try {
    socket.write('zINSTREAM\0');
    for (let at = 0; at < content.length; at += pieceBytes) {
      const piece = content.subarray(at, at + pieceBytes);
      socket.write(lengthOf(piece));
      socket.write(piece);
    }
    socket.write(lengthOf(Buffer.alloc(0)));
    let answer = '';
    for await (const said of socket) {
      answer += said;
      if (answer.length > longestAnswer || answer.includes('\0')) break;
    }
    return foundIn(answer);
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

function foundIn(answer: string): string | null {
  const said = answer.slice(0, longestAnswer).replace(/\0.*$/s, '');
  if (said === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found) return found;
  throw new Error(`clamd answered: ${said}`);
}
