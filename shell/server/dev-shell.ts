import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import { previewParameter } from '@femcoders/contracts/preview-cookie';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { pageReader } from '@femcoders/contracts/site-pages';
import { matchPath } from 'react-router-dom';
import type { BootBlock } from '../src/boot-block.ts';
import { bootRemote } from './boot-data.ts';
import { escapeJson } from './document.ts';
import { wholeName } from './previews.ts';
import { createShell } from './shell.ts';
import type { ShellPorts } from './shell-ports.ts';

export interface DevShellPorts extends ShellPorts {
  /** Name → address of the script that a development server answers. The shell's own must be among them. */
  sources: Map<string, string>;
  /** Returns what a remote lists since its sources were edited; undefined while its release says it. */
  edited?: (name: string) => Partial<Pick<Release, 'routes' | 'blocks' | 'footer' | 'header'>> | undefined;
}

/**
 * React refresh only sees a renderer that found this hook when it was evaluated, and the shell's react-dom is evaluated
 * before a remote's development client.
 */
const refreshHook = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
const refreshStub = `window.${refreshHook}??={renderers:new Map(),supportsFiber:true,inject:r=>{const id=window.${refreshHook}.renderers.size+1;window.${refreshHook}.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}`;

/**
 * The shell's server in development: pages are made in the browser, from the development servers of what is being
 * worked on and the releases of the rest. Files of releases are served as ever, and so is what programs read.
 */
export function createDevShell(
  ports: DevShellPorts,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const released = createShell({ ...ports, pageCache: null, production: false });
  return async (request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    // A released remote may ask for the HTML that the server makes of a page, such as the text of an article, and the
    // search finds what it reads there.
    const isForProgram = withoutStylesHeader in request.headers || request.headers['user-agent'] === pageReader;
    if (isForProgram || path.startsWith('/mf/') || /\.\w+$/.test(path)) return released(request, response);
    try {
      const live = withEdits(await ports.registry(), ports.edited);
      const { shell, remotes } = live;
      const asked = localSources(new URL(request.url ?? '/', ports.publicUrl).searchParams.get(previewParameter));
      const boot: BootBlock = {
        shellVersion: shell.version,
        remotes: remotes.flatMap(bootRemote).map((remote) => {
          const entry = asked.get(remote.name) ?? ports.sources.get(remote.name);
          return entry ? { ...remote, entry, version: 'dev', integrity: undefined } : remote;
        }),
        site: ports.site,
        publicUrl: ports.publicUrl,
        loaded: [],
        problems: {},
        failedBlocks: [],
        queries: { mutations: [], queries: [] },
      };
      const status = hasPage(live, path) ? 200 : 404;
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(
        [
          '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Desarrollo</title><link rel="icon" href="/favicon.svg">',
          `<script>${refreshStub}</script><script src="${ports.sources.get('shell')}" defer crossorigin="anonymous"></script></head>`,
          `<body><div id="root"></div><script type="application/json" id="boot">${escapeJson(boot)}</script></body></html>`,
        ].join(''),
      );
    } catch (error) {
      ports.log.error({ err: error, incident: randomUUID().slice(0, 8) }, 'A page could not be made');
      response
        .writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
        .end(error instanceof Error ? error.stack : String(error));
    }
  };
}

/** Returns the live document with the pages, blocks and links of the current sources. */
function withEdits(live: RegistryDocument, edited: DevShellPorts['edited']): RegistryDocument {
  return edited ? { ...live, remotes: live.remotes.map((remote) => ({ ...remote, ...edited(remote.name) })) } : live;
}

/**
 * Whether an address is of a page of what is live: what is behind a parameter (`:slug`), only the
 * browser finds out here.
 */
function hasPage({ shell, remotes }: RegistryDocument, path: string): boolean {
  return [shell, ...remotes].some(({ routes }) => routes.some((route) => matchPath(route.path, path)));
}

/**
 * Remotes that one page takes from a development server of this machine, wherever that was started:
 * `?mf=blog@http://localhost:4000/remote-entry.js`. Name → address.
 */
export function localSources(asked: string | null): Map<string, string> {
  const sources = new Map<string, string>();
  for (const text of (asked ?? '').split(',')) {
    const [, part = '', address = ''] = /^([a-z0-9-]+)@(https?:.+)$/.exec(text) ?? [];
    const hostname = URL.canParse(address) ? new URL(address).hostname : '';
    if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) sources.set(wholeName(part), address);
  }
  return sources;
}
