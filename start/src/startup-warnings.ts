import type { Logger } from 'pino';
import type { Environment } from './environment.ts';
import type { Say } from './progress.ts';

/** Links to networks nobody has named lead to their front pages (decisions 2): said once, so that it is no secret. */
export function warnOfUnsetAddresses({ unsetAddresses }: Environment, log: Logger, say: Say): void {
  if (unsetAddresses.length === 0) return;
  log.info({ variables: unsetAddresses }, 'These addresses are not set: their links lead to the front pages');
  say(`Sin indicar, sus enlaces llevan a la portada de cada red: ${unsetAddresses.join(', ')}.`);
}

/** Nobody is invented as the site's holder (decisions 2): the legal pages mark what is missing. */
export function warnOfUnsetLegal({ unsetLegal }: Environment, log: Logger, say: Say): void {
  if (unsetLegal.length === 0) return;
  log.info({ variables: unsetLegal }, 'These are not set: the legal pages mark them as missing');
  say(`Por completar, y así lo marcan las páginas legales: ${unsetLegal.join(', ')}.`);
}

/** Notes that the code of conduct has no separate inbox: people should be chosen for it. */
export function warnOfConductInbox({ contact }: Environment, log: Logger, say: Say): void {
  if (!contact.conductUnset) return;
  const inboxes = contact.inboxes.conducta;
  log.info({ inboxes }, 'CONDUCT_EMAILS is not set: private messages go to the address of all others');
  say(`Sin CONDUCT_EMAILS, los mensajes sobre el código de conducta llegan a ${inboxes.join(' y ')}.`);
}

/** A shell runs the code of every remote, which can read what its process was started with. */
export function warnOfNeedlessSecrets(environment: Environment, log: Logger, say: Say): void {
  const given = {
    DATABASE_URL: environment.databaseUrl,
    DATABASE_DIRECT_URL: environment.databaseDirectUrl,
    SECRET_KEY: environment.secretKey,
    SMTP_URL: environment.smtpUrl,
    ADMIN_PASSWORD: environment.admin,
  };
  const variables = Object.entries(given).flatMap(([name, value]) => (value ? [name] : []));
  if (variables.length === 0) return;
  log.warn({ variables }, 'A shell does not need these, and the code of remotes can read them');
  say(
    `Un shell no necesita ${variables.join(', ')}, y el código de los remotos, que corre aquí, puede leerlo: quítalo de su entorno.`,
  );
}
