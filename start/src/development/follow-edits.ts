import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type EditedParts, readEditedRoutes } from '@femcoders/build/development/read-edited-routes';
import type { DevServer } from '@femcoders/build/development/start-dev-server';
import { programFile } from '@femcoders/build/paths';
import { runProgram } from '@femcoders/build/run-program';
import type { Say } from '../progress.ts';
import { classifyEdit, type Edit } from './classify-edit.ts';
import type { DevApi } from './dev-api.ts';
import { watchFolders } from './watch-folders.ts';

type Server = Pick<DevServer, 'name' | 'directory' | 'rules' | 'restart'>;

export interface EditPorts {
  repositoryRoot: string;
  servers: readonly Server[];
  api: Pick<DevApi, 'restart'>;
  say: Say;
  /** Reads the pages and blocks that a remote lists now. */
  readRoutes?: typeof readEditedRoutes;
  /** Digest of what its contents are listed as. @throws Error that says what is wrong with them */
  readRules?: (directory: string) => Promise<string>;
}

export interface EditFollower {
  /** Returns what a remote lists since it was edited; undefined while its release says it. */
  edited: (name: string) => EditedParts | undefined;
  /** Does what a change of files needs. */
  follow: (files: readonly string[]) => Promise<void>;
}

const watched = ['api/src', 'contracts/src', 'registry/src', 'shell/server', 'start/src', 'build/src', 'services/src'];

/** Follows what is edited while a site runs in development: nothing of it needs another start of the whole, or it says so. */
export function followEdits(ports: EditPorts): EditFollower & { stop: () => void } {
  const { repositoryRoot, servers } = ports;
  const follower = createEditFollower(ports);
  const folders = [
    ...watched.map((folder) => join(repositoryRoot, folder)).filter((folder) => existsSync(folder)),
    ...servers.filter(({ name }) => name !== 'shell').map(({ directory }) => directory),
  ];
  return { ...follower, stop: watchFolders(folders, (files) => void follower.follow(files)) };
}

export function createEditFollower(ports: EditPorts): EditFollower {
  const { repositoryRoot, servers, api, say, readRoutes = readEditedRoutes, readRules = readRulesApart } = ports;
  const remotes = servers.map(({ name }) => name).filter((name) => name !== 'shell');
  const edited = new Map<string, EditedParts>();
  let turn: Promise<void> = Promise.resolve();

  async function rereadRoutes({ name, directory }: Server): Promise<void> {
    const before = edited.get(name);
    const parts = await readRoutes(name, directory);
    edited.set(name, parts);
    const known = new Set(before?.routes.map(({ path }) => path));
    const added = before ? parts.routes.filter(({ path }) => !known.has(path)).map(({ path }) => path) : [];
    say(`${name}: leídas sus rutas${added.length > 0 ? `; nuevas: ${added.join(', ')}` : ''}. Recarga la página.`);
  }

  async function checkContents(server: Server, file: string): Promise<void> {
    const rules = await readRules(server.directory);
    if (rules !== server.rules()) await restart(server, file);
  }

  async function restart(server: Server, file: string): Promise<void> {
    say(`${server.name}: ha cambiado ${file}; vuelve a arrancar su servidor, en la misma dirección…`);
    await server.restart();
    await rereadRoutes(server);
  }

  async function act({ kind, remote }: Edit, file: string): Promise<void> {
    if (kind === 'all') {
      say(`Ha cambiado ${file}, que npm run dev leyó al arrancar: para verlo, páralo (Ctrl+C) y arráncalo otra vez.`);
      return;
    }
    if (kind === 'api') {
      say(`Ha cambiado ${file}: la API vuelve a arrancar…`);
      return api.restart();
    }
    const server = servers.find(({ name }) => name === remote);
    if (!server) return;
    if (kind === 'routes') return rereadRoutes(server);
    return kind === 'contents' ? checkContents(server, file) : restart(server, file);
  }

  async function followAll(files: readonly string[]): Promise<void> {
    const edits = new Map<string, { edit: Edit; file: string }>();
    for (const path of files) {
      const file = relative(repositoryRoot, path).split(sep).join('/');
      const edit = classifyEdit(file, remotes);
      if (edit) edits.set(`${edit.kind} ${edit.remote}`, { edit, file });
    }
    for (const { edit, file } of edits.values()) {
      await act(edit, file).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        say(`${edit.remote ?? 'El sitio'}: con el cambio de ${file} no puede seguir:\n${reason}`);
      });
    }
  }

  return {
    edited: (name) => edited.get(name),
    follow(files) {
      turn = turn.then(() => followAll(files));
      return turn;
    },
  };
}

/** In a separate process: Node keeps what it has imported. */
async function readRulesApart(directory: string): Promise<string> {
  const worker = programFile('development/rsbuild-extension-worker');
  const { ok, stdout, stderr } = await runProgram(process.execPath, [worker, directory]);
  if (!ok) throw new Error(stderr.trim());
  return stdout;
}
