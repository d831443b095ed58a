#!/usr/bin/env node
// What a team does from its own repository: `femcoders build`, `femcoders publish`… Spanish, as all that teams read.
import { existsSync } from 'node:fs';
import { debuglog } from 'node:util';
import type { Command } from './commands.ts';

const [name = '', ...args] = process.argv.slice(2);

function helpOn(commands: Record<string, Command>): string {
  const width = Math.max(...Object.keys(commands).map((one) => one.length));
  return `Uso: femcoders <orden>

${Object.entries(commands)
  .map(([one, { summary }]) => `  ${one.padEnd(width)}  ${summary}`)
  .join('\n')}

Las órdenes que hablan con el sitio leen SITE_URL (su dirección) y RELEASE_TOKEN (el token de equipo) del entorno o de .env.
«femcoders <orden> --help» dice más de cada una.`;
}

/** Errors whose message is a sentence for the person at the terminal. */
const saidErrors = ['BuildError', 'PublishingError', 'UsageError'];

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // Outside of a repository it cannot be loaded, and says so.
  const { commands, UsageError } = await import('./commands.ts');
  const command = commands[name];
  if (name === '' || name === '--help' || name === 'help') console.log(helpOn(commands));
  else if (!command) throw new UsageError(`No hay ninguna orden «${name}».\n\n${helpOn(commands)}`);
  else if (args.includes('--help')) console.log(`Uso: femcoders ${command.usage}\n\n${command.explanation}`);
  else await command.run(args);
} catch (error) {
  const { name: kind, message } = error instanceof Error ? error : { name: '', message: String(error) };
  process.exitCode = kind === 'UsageError' ? 2 : 1;
  if (saidErrors.includes(kind)) console.error(message);
  else {
    console.error(
      `femcoders ha fallado por un motivo inesperado: ${message.split('\n')[0]}\nDónde, lo dice con NODE_DEBUG=femcoders: cuéntaselo a equipo-plataforma.`,
    );
    debuglog('femcoders')('%o', error);
  }
}
