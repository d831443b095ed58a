import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { problemSchema } from '@femcoders/contracts/problem';
import type { LightMyRequestResponse } from 'fastify';
import { defaultApiConfig } from '../../config.ts';
import type { Operation } from './operations.ts';

/** Matches leaks in an answer: SQL, stacks, paths, names of internals. */
const leaks =
  /\b(?:select .{1,80} from|insert into|delete from|violates|relation "|syntax error|node_modules|at \w[\w.<>]* \(|node:internal|postgres|drizzle|fastify|zod|FST_ERR|undefined is not|Cannot read|is not a function)\b|(?<!https?:\/\/\S*)\/(?:tmp|work|home|root|usr)\//i;
const english = /\b(?:invalid|expected|received|error|input|must|the|not found|bad request|unexpected)\b/i;
/** Of this site: a path, or below the address that mails name too. */
const isOwnAddress = (address: string) =>
  /^\/(?!\/)/.test(address) || address.startsWith(`${defaultApiConfig.publicUrl}/`);
const sentence = /^[A-ZÁÉÍÓÚÑ¿¡«0-9]/u;

/**
 * Returns the faults of the answer to any request: nothing may break, and a refusal is in Spanish in the one form that
 * errors have, and what is answered is what the document says.
 */
export function faultsOf(
  operation: Operation,
  asked: { url: string; method: string },
  answer: LightMyRequestResponse,
): string[] {
  const { statusCode: status, headers } = answer;
  const faults: string[] = [];
  const type = String(headers['content-type'] ?? '');
  if (status >= 500 && !(status === 503 && headers['retry-after'])) faults.push(`status ${status}`);
  if (!headers['x-request-id']) faults.push('no request id');
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('may be sniffed');
  if (!headers['content-security-policy']) faults.push('no content security policy');
  if (asked.method === 'HEAD') return faults;
  if (status >= 400) faults.push(...faultsOfProblem(answer, type));
  else if (status >= 300 && headers.location && !isOwnAddress(String(headers.location))) {
    faults.push(`leads away, to ${headers.location}`);
  } else if (status < 300 && type.startsWith('application/json') && asked.method === operation.method) {
    faults.push(...faultsOfAnswer(operation, answer));
  }
  return faults;
}

function faultsOfProblem(answer: LightMyRequestResponse, type: string): string[] {
  const leak = leaks.exec(textOf(answer));
  const found = leak ? [`shows «${leak[0]}»`] : [];
  // A browser's own form is answered with a page.
  if (type.startsWith('text/html')) return found;
  if (!type.startsWith('application/json')) return [...found, `a problem of type ${type || 'none'}`];
  const problem = problemSchema.safeParse(parsed(textOf(answer)));
  if (!problem.success) return [...found, 'no problem in the one form'];
  for (const text of [problem.data.message, ...(problem.data.fields ?? []).map(({ message }) => message)]) {
    if (!sentence.test(text) || english.test(text)) found.push(`no Spanish sentence: «${text}»`);
  }
  return found;
}

function faultsOfAnswer({ answers }: Operation, answer: LightMyRequestResponse): string[] {
  const schema = answers.get(answer.statusCode);
  if (!schema) return answers.size > 0 ? [`status ${answer.statusCode} is not described`] : [];
  const fits = schema.safeParse(parsed(textOf(answer)));
  if (fits.success) return [];
  const { path, message } = fits.error.issues[0] ?? { path: [], message: '' };
  return [`does not fit its description at ${path.join('.') || 'the top'}: ${message}`];
}

function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[
    String(headers['content-encoding'])
  ];
  return (decode ? decode(rawPayload) : rawPayload).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
