import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readlink } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const repositoryRoot = join(import.meta.dirname, '..');

/** A network of this machine's own, in which other machines are imitated: each has an address, a disk and nothing in common but the network. */
export interface TestNetwork {
  /** Of what lies between the machines: their database, their store, their proxy. */
  address: string;
  addMachine(name: string): Promise<Machine>;
  /** Takes everything down. */
  close(): Promise<void>;
}

export interface Machine {
  name: string;
  address: string;
  /** Absolute path of its disk: the same on every machine, each with its own content, which no other one sees. */
  disk: string;
  /** The beginning of the command of a program that runs on it. */
  inside: readonly string[];
  /** Runs a command on it. @returns what it says @throws when it ends with another code than 0 */
  run(...words: string[]): Promise<string>;
  /** The machine loses its power and its network: its processes are gone, and nobody answers at its address. */
  loseEverything(): Promise<void>;
  /** Starts it again with an empty disk. */
  replace(): Promise<void>;
}

/** Whether this process may make networks: as root on Linux, as in CI. */
export function mayMakeNetworks(): boolean {
  try {
    execFileSync('ip', ['netns', 'add', 'femcoders-try'], { stdio: 'ignore' });
    execFileSync('ip', ['netns', 'delete', 'femcoders-try'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });

const numberOfTest = () => process.pid % 250;

/** Returns the name of the bridge of this process's network; its machines have it with `m2`, `m3` behind. */
export const bridgeOfTest = () => `femc${numberOfTest()}`;

/** @param folder a place for the disks */
export async function makeNetwork(folder: string): Promise<TestNetwork> {
  const subnet = `10.77.${numberOfTest()}`;
  const bridge = bridgeOfTest();
  const machines: { loseEverything(): Promise<void> }[] = [];
  const disk = join(folder, 'disk');
  await mkdir(disk, { recursive: true });
  ip('link', 'add', bridge, 'type', 'bridge');
  try {
    ip('address', 'add', `${subnet}.1/24`, 'dev', bridge);
    ip('link', 'set', bridge, 'up');
  } catch (error) {
    ip('link', 'delete', bridge);
    throw error;
  }
  return {
    address: `${subnet}.1`,
    async addMachine(name) {
      const place = machines.length + 2;
      const machine = await startMachine(name, {
        address: `${subnet}.${place}`,
        link: `${bridge}m${place}`,
        bridge,
        disk,
      });
      machines.push(machine);
      return machine;
    },
    async close() {
      await Promise.allSettled(machines.map((machine) => machine.loseEverything()));
      ip('link', 'delete', bridge);
    },
  };
}

interface Place {
  address: string;
  link: string;
  bridge: string;
  disk: string;
}

async function startMachine(name: string, { address, link, bridge, disk }: Place): Promise<Machine> {
  let holder = null as ChildProcess | null;
  const machine: Machine = {
    name,
    address,
    disk,
    inside: [],
    async run(...words) {
      const [command = '', ...rest] = [...machine.inside, ...words];
      return (await promisify(execFile)(command, rest)).stdout;
    },
    async loseEverything() {
      if (!holder) return;
      // First the network: who is asked says nothing more, as a machine without power.
      ip('link', 'set', link, 'down');
      const ended = once(holder, 'exit');
      for (const pid of await processesWith(holder)) process.kill(pid, 'SIGKILL');
      await ended;
      holder = null;
      await removeLink(link);
    },
    async replace() {
      await machine.loseEverything();
      holder = await hold(disk);
      const pid = holder.pid ?? 0;
      ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid));
      ip('link', 'set', link, 'master', bridge, 'up');
      machine.inside = ['nsenter', '--target', String(pid), '--mount', '--net', `--wdns=${repositoryRoot}`];
      const within = (...words: string[]) =>
        execFileSync('nsenter', ['--target', String(pid), '--net', 'ip', ...words]);
      within('link', 'set', 'lo', 'up');
      within('address', 'add', `${address}/24`, 'dev', 'eth0');
      within('link', 'set', 'eth0', 'up');
    },
  };
  try {
    await machine.replace();
  } catch (error) {
    // Its network goes with it.
    holder?.kill('SIGKILL');
    throw error;
  }
  return machine;
}

/** Holds the namespaces of a machine; its disk is in memory, and mounted where no other one sees it. */
async function hold(disk: string): Promise<ChildProcess> {
  const script = `mount -t tmpfs none ${disk} && chmod 755 ${disk} && echo ready && exec sleep infinity`;
  const holder = spawn('unshare', ['--mount', '--net', 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')]);
  if (!String(said).includes('ready')) throw new Error('A machine of the test did not start.');
  return holder;
}

/** All processes in the network of another one. */
async function processesWith({ pid }: ChildProcess): Promise<number[]> {
  const networkOf = (one: string | number | undefined) => readlink(`/proc/${one}/ns/net`).catch(() => null);
  const network = await networkOf(pid);
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const networks = await Promise.all(pids.map(networkOf));
  return pids.filter((_, index) => networks[index] === network).map(Number);
}

/** The other end goes with its network, and takes this one with it sooner or later. */
async function removeLink(link: string): Promise<void> {
  for (let look = 0; look < 100; look += 1) {
    try {
      ip('link', 'show', link);
    } catch {
      return;
    }
    try {
      ip('link', 'delete', link);
    } catch {
      // Just gone.
    }
  }
}

export interface ListeningDatabase {
  /** Leads to a database of the same server, by its own address, over the network. */
  urlOf(socketUrl: string): string;
  close(): Promise<void>;
}

/** Leads from an address of the network to the socket of a database, as its server would listen there. @param socketUrl of the database */
export async function listenForDatabase(address: string, socketUrl: string): Promise<ListeningDatabase> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(partsOf(socketUrl).socket);
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          client.destroy();
          target.destroy();
        });
    }
    client.pipe(target).pipe(client);
  });
  server.listen(0, address);
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    urlOf(url) {
      const { user, path } = partsOf(url);
      return `postgresql://${user}@${address}:${port}${path}`;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function partsOf(socketUrl: string): { socket: string; user: string; path: string } {
  const { searchParams, port, username, pathname: path } = new URL(socketUrl);
  const socket = join(searchParams.get('host') ?? '', `.s.PGSQL.${port || searchParams.get('port') || '5432'}`);
  return { socket, user: username || searchParams.get('user') || 'postgres', path };
}
