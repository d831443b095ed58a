import { clamdAddress, readVersion } from '@femcoders/api/files/clamd';
import { counted } from '@femcoders/contracts/spanish-count';
import type { Environment } from '../environment.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Signatures that are older than this know few of the viruses of the day, in days. */
const oldAfterDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** Whether the virus scanner answers, and how old what it knows is. */
export async function checkScanner(
  { clamavUrl }: Pick<Environment, 'clamavUrl'>,
  now = new Date(),
): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('antivirus');
  if (!clamavUrl) return found;
  const version = await readVersion(clamdAddress(clamavUrl)).catch(() => null);
  if (!version) {
    wrong(
      `clamd no responde en ${clamavUrl}: los archivos que llegan se quedan cerrados.`,
      'Mira si está en marcha y si esta cuenta llega hasta él (docs/scale.md).',
    );
    return found;
  }
  const { program, signaturesOf } = version;
  if (!signaturesOf) {
    doubtful(`${program} responde, pero no dice de cuándo son sus firmas.`, 'Mira si freshclam está en marcha.');
    return found;
  }
  const days = Math.floor((now.getTime() - signaturesOf.getTime()) / dayMs);
  if (days > oldAfterDays)
    doubtful(
      `${program} responde, con firmas de hace ${counted(days, 'día', 'días')}.`,
      'Mira por qué freshclam no las renueva.',
    );
  else fine(`${program} responde, con firmas de hace menos de una semana.`);
  return found;
}
