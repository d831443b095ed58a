#!/usr/bin/env node
// What a team does from its own repository: `femcoders build`, `femcoders publish`… Spanish, as all that teams read.
import { existsSync } from 'node:fs';
import { BuildError } from '../build-error.ts';
import { PublishingError } from '../publishing/publishing-error.ts';
import { commands, UsageError } from './commands.ts';

const [name = '', ...args] = process.argv.slice(2);
const width = Math.max(...Object.keys(commands).map((one) => one.length));
const help = `Uso: femcoders <orden>

${Object.entries(commands)
  .map(([one, { summary }]) => `  ${one.padEnd(width)}  ${summary}`)
  .join('\n')}

Las órdenes que hablan con el sitio leen SITE_URL (su dirección) y RELEASE_TOKEN (el token de equipo) del entorno o de .env.
«femcoders <orden> --help» dice más de cada una.`;

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const command = commands[name];
  if (name === '' || name === '--help' || name === 'help') console.log(help);
  else if (!command) throw new UsageError(`No hay ninguna orden «${name}».\n\n${help}`);
  else if (args.includes('--help')) console.log(`Uso: femcoders ${command.usage}\n\n${command.explanation}`);
  else await command.run(args);
} catch (error) {
  const isSaid = [BuildError, PublishingError, UsageError].some((kind) => error instanceof kind);
  if (!isSaid) throw error;
  console.error((error as Error).message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
