import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, searchedEnvironment } from '@femcoders/services/testing/debian-package';

const examples = join(import.meta.dirname, '..', 'docs', 'deploy');
const example = join(examples, 'nginx.conf');
/** Ports of this machine, in place of those that the example names; of other machines with their address. */
export interface NginxPorts {
  /** Where it listens besides `127.0.0.1`. */
  host?: string;
  /** Where visitors come, without TLS. */
  site: number;
  /** Where the shells find the APIs. */
  api: number;
  shells: readonly [number | string, number | string];
  apis: readonly [number | string, number | string];
}

/**
 * Runs nginx as docs/deploy/nginx.conf has it.
 * @param folder for its configuration, logs and caches (`cache` of files, `pages` of pages); anybody may be the one who writes there
 * @param keepsPages whether it keeps public pages, as docs/deploy/nginx-pages.conf has it
 * @returns how to stop it
 */
export async function startNginx(folder: string, ports: NginxPorts, keepsPages = false): Promise<() => Promise<void>> {
  const nginx = findNginx();
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  await writeFile(file, await configuration(folder, ports, keepsPages));
  const child = spawn(nginx, ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: searchedEnvironment,
  });
  await untilItListens(child, `http://${ports.host ?? '127.0.0.1'}:${ports.site}/healthz`);
  return async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGQUIT');
    await once(child, 'exit');
  };
}

function findNginx(): string {
  const found = findProgram('nginx', 'nginx-light');
  if (found) return found;
  throw new Error('This test needs nginx: install it (Debian: apt-get install nginx-light).');
}

/** The example inside what surrounds it in `/etc/nginx/nginx.conf`: other ports and folders, no TLS, nothing else. */
async function configuration(
  folder: string,
  { host = '127.0.0.1', site, api, shells, apis }: NginxPorts,
  keepsPages: boolean,
): Promise<string> {
  let text = await readFile(example, 'utf8');
  const replace = (what: RegExp, by: string) => {
    if (!what.test(text)) throw new Error(`${example} no longer says ${what}.`);
    text = text.replace(what, by);
  };
  replace(/server \{\s*listen 80;.*?\n\}\n/s, '');
  replace(
    /listen 443 ssl http2;\s*listen \[::\]:443 ssl http2;/,
    [...new Set([host, '127.0.0.1'])].map((at) => `listen ${at}:${site};`).join(' '),
  );
  replace(/ssl_certificate .*\n\s*ssl_certificate_key .*\n/, '');
  replace(/listen 127\.0\.0\.1:4000;/, `listen ${host}:${api};`);
  replace(/127\.0\.0\.1:4011/, upstream(shells[0]));
  replace(/127\.0\.0\.1:4012/, upstream(shells[1]));
  replace(/server 127\.0\.0\.1:4001/, `server ${upstream(apis[0])}`);
  replace(/server 127\.0\.0\.1:4002/, `server ${upstream(apis[1])}`);
  replace(/\/var\/cache\/nginx\/femcoders/, join(folder, 'cache'));
  replace(/\/var\/log\/nginx\//g, `${folder}/`);
  if (keepsPages) {
    const pages = await readFile(join(examples, 'nginx-pages.conf'), 'utf8');
    const [path = ''] = /proxy_cache_path .*;/.exec(pages) ?? [];
    replace(/location \/ \{\s*proxy_pass http:\/\/femcoders_shell;\s*\}/, pages);
    text = `${path.replace(/\/var\/cache\/nginx\/femcoders-pages/, join(folder, 'pages'))}\n${text}`;
  }
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${join(folder, 'nginx.pid')};
    error_log ${join(folder, 'error.log')};
    events { worker_connections 512; }
    http {
      access_log ${join(folder, 'access.log')};
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n')}
      ${text}
    }`;
}

const upstream = (place: number | string) => (typeof place === 'number' ? `127.0.0.1:${place}` : place);

async function untilItListens(child: ChildProcess, url: string): Promise<void> {
  for (let look = 0; look < 100; look++) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx does not listen.');
}
