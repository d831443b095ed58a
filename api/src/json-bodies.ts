import { isAscii } from 'node:buffer';
import { errorCodes, type FastifyInstance } from 'fastify';
import { scan } from 'secure-json-parse';
import { smallBody } from './large-bodies.ts';
import { ApiProblem } from './problems.ts';

/**
 * Most of each sign that begins or separates values, or is an escape, which is read sign by sign: the longest talk, with its slides and transcript, has a tenth of it. Of
 * quotes there are two around each name: names cost ten times what values in a list do.
 */
const most: Readonly<Record<string, number>> = { ',': 20_000, '[': 20_000, '{': 20_000, '"': 8_000, '\\': 20_000 };

/**
 * Reads JSON. What is long may be so because of a file or a text, not because of very many values: millions of them are read, copied
 * and checked one by one, for a third of a second. Names that would change what objects are, are looked for among the names there are
 * then, not in megabytes of text.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length <= smallBody) return void parse(request, body.toString(), done);
    if (hasTooManyValues(body)) return done(new ApiProblem('too-large', 'Has enviado demasiados datos.'));
    try {
      const data: object = JSON.parse(isAscii(body) ? body.toString('latin1') : body.toString());
      done(null, scan(data, forbidden));
    } catch {
      done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
    }
  });
}

const forbidden = { protoAction: 'error', constructorAction: 'error' } as const;

/** Looked for sign by sign, in the engine, and no further than it has to be. */
export function hasTooManyValues(body: Buffer): boolean {
  return Object.entries(most).some(([sign, times]) => {
    let at = body.indexOf(sign);
    for (let count = 0; at >= 0; count += 1) {
      if (count === times) return true;
      at = body.indexOf(sign, at + 1);
    }
    return false;
  });
}
