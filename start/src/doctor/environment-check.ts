import type { Environment } from '../environment.ts';
import { isLocalAddress } from '../local-address.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Checks the variables together; each by itself was read already. */
export function checkVariables(environment: Environment, { isShell }: { isShell: boolean }): Finding[] {
  const { found, fine, doubtful, wrong } = findingsOf('variables');
  const { publicUrl, secretKey, previewKey, databaseUrl, admin, trustProxy, smtpUrl, storage } = environment;
  const isPublic = !isLocalAddress(publicUrl);
  if (isPublic && publicUrl.startsWith('http:'))
    wrong(
      `PUBLIC_URL es ${publicUrl}, sin TLS: contraseñas y sesiones viajan a la vista.`,
      'Pon un proxy con TLS delante y https:// en PUBLIC_URL.',
    );
  if (databaseUrl && !secretKey)
    doubtful(
      'SECRET_KEY no está: cada API usa una clave propia, y lo que cierra una no lo abre otra.',
      'Da a todas la misma: openssl rand -base64 32. La de ahora está en VAR_DIR/secret.key.',
    );
  if (previewKey && secretKey && previewKey.equals(secretKey))
    doubtful(
      'PREVIEW_KEY y SECRET_KEY son la misma: los shells conocen entonces la clave del sitio.',
      'Haz otra para PREVIEW_KEY.',
    );
  if (isPublic && trustProxy === false)
    doubtful(
      'TRUST_PROXY no está: con un proxy delante, todas las visitas comparten un límite.',
      'Pon cuántos proxies hay delante; con nginx solo, 1.',
    );
  if (isPublic && !smtpUrl && !isShell)
    wrong('SMTP_URL no está: ningún correo sale de esta máquina.', 'Pon un servidor de correo (docs/mail.md).');
  if (admin)
    doubtful(
      'ADMIN_PASSWORD sigue puesta.',
      'Quítala cuando la primera administradora haya entrado y cambiado su contraseña.',
    );
  if (isPublic && !isShell && environment.contact.conductUnset)
    doubtful(
      'CONDUCT_EMAILS no está: los avisos sobre el código de conducta llegan al correo de todo.',
      'Elige a una o dos personas.',
    );
  if (isPublic && environment.unsetLegal.length > 0)
    doubtful(`Las páginas legales marcan lo que falta: ${environment.unsetLegal.join(', ')}.`, 'Complétalo.');
  if (storage && !isShell && !environment.backups.recipient && !environment.backups.identityFile)
    doubtful(
      'Hay un almacén, pero BACKUP_RECIPIENT no está: no hay copias en él.',
      'npm run backup-key hace las claves (docs/backups.md).',
    );
  if (environment.backups.identityFile && databaseUrl)
    doubtful(
      'BACKUP_IDENTITY_FILE está en una máquina del sitio: quien entre en ella abre todas las copias.',
      'Ensaya las restauraciones en otra máquina.',
    );
  if (found.length === 0) fine('Las variables valen y van juntas.');
  return found;
}
