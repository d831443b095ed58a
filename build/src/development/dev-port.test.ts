import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { devPort, devPorts, refuseTakenPort } from './dev-port.ts';
import { untilReady } from './start-dev-server.ts';

test('a remote has the same port on every start, and another one in another folder', () => {
  assert.equal(devPort('/casa/mf-blog'), devPort('/casa/mf-blog'));
  assert.notEqual(devPort('/casa/mf-blog'), devPort('/otra/mf-blog'));
  for (let at = 0; at < 500; at++) {
    const port = devPort(`/casa/${at}`);
    assert.ok(port >= 20_000 && port < 30_000, String(port));
  }
});

test('no two parts of a checkout have the same, whichever of them are asked about first', () => {
  const many = Array.from({ length: 400 }, (_, at) => `/casa/mf-${at}`);
  const ports = devPorts(many);
  assert.equal(new Set(ports.values()).size, many.length);
  assert.deepEqual(devPorts([...many].reverse()), ports);
});

test('a port that another program has is refused with a sentence that says whose it is and what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await assert.rejects(refuseTakenPort('mf-blog', port), {
    name: 'BuildError',
    message: new RegExp(`^mf-blog: el puerto ${port} .*lo usa otro programa.*Ciérralo y prueba otra vez\\.$`),
  });
  await new Promise((resolve) => other.close(resolve));
  await refuseTakenPort('mf-blog', port);
});

test('a development server is ready when it says so: the messages of a watcher do not count', async () => {
  const worker = new EventEmitter();
  let isReady = false;
  const ready = untilReady(worker as never, 'mf-blog').then(() => {
    isReady = true;
  });
  for (const message of [{ 'watch:import': ['file:///a.ts'] }, 'ready', null, { femcoders: 'compiled', errors: null }])
    worker.emit('message', message);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(isReady, false);
  worker.emit('message', { femcoders: 'ready', errors: null, rules: '' });
  await ready;
});

test('one that ends before is an error', async () => {
  const worker = new EventEmitter();
  const ready = untilReady(worker as never, 'mf-blog');
  worker.emit('exit', 1);
  await assert.rejects(ready, /El servidor de desarrollo de mf-blog ha terminado \(código 1\)/);
});
