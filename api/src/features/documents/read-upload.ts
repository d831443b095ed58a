import type { Readable } from 'node:stream';
import { ApiProblem } from '../../problems.ts';
import type { MinimumRate } from './documents-config.ts';

export interface UploadRules {
  /** The largest body, in bytes. */
  most: number;
  slowest: MinimumRate;
}

/**
 * Reads a body whole. Whoever sends too slowly is given up: her place in memory is somebody else's.
 * @throws ApiProblem `too-large`; `unavailable` where it comes too slowly; `validation` where it ends early
 */
export function readUpload(body: Readable, { most, slowest }: UploadRules): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let total = 0;
    const stopWatching = watchRate(
      () => total,
      slowest,
      () => giveUp(tooSlow()),
    );

    function take(piece: Buffer): void {
      total += piece.length;
      pieces.push(piece);
      if (total > most) giveUp(new ApiProblem('too-large', 'Has enviado demasiados datos.'));
    }
    function end(): void {
      stopWatching();
      body.off('close', cut);
      resolve(Buffer.concat(pieces, total));
    }
    function giveUp(problem: ApiProblem): void {
      stopWatching();
      body.off('data', take).off('end', end).off('close', cut);
      pieces.length = 0;
      // What still comes is thrown away until the answer has gone.
      body.resume();
      reject(problem);
    }
    const cut = () => giveUp(new ApiProblem('validation', 'El archivo no ha llegado entero. Envíalo otra vez.'));
    if (body.destroyed) return cut();
    body.on('data', take).once('end', end).once('close', cut).on('error', cut);
  });
}

/**
 * Looks at how much has passed once in a while, and tells when it was too little. A window in which this process stood
 * still says nothing: what came meanwhile has not been read yet.
 * @returns what ends the watch
 */
function watchRate(passed: () => number, { bytesPerSecond, windowMs }: MinimumRate, onSlow: () => void): () => void {
  const least = (bytesPerSecond * windowMs) / 1000;
  let before = 0;
  let since = performance.now();
  const timer = setInterval(() => {
    const [now, at] = [passed(), performance.now()];
    const stoodStill = at - since > windowMs * 1.2;
    if (now - before < least && !stoodStill) onSlow();
    before = now;
    since = at;
  }, windowMs);
  timer.unref();
  return () => clearInterval(timer);
}

// Without a time to come again: the same file at the same pace would be given up again.
const tooSlow = () =>
  new ApiProblem(
    'unavailable',
    'El archivo llega demasiado despacio y lo hemos dejado. Lo demás sigue como estaba: prueba otra vez con mejor conexión, o con un archivo más pequeño.',
  );
