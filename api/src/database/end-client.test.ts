import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, it } from 'node:test';
import pg from 'pg';
import { endClient } from './end-client.ts';

/** "You are in", and "ask me": all that this server ever says. */
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

describe('a connection', () => {
  it('to a server that has fallen silent is ended without it', async () => {
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.once('data', () => socket.write(greeting));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const cutOff = once(server, 'connection').then(([socket]) =>
      once(
        socket.on('error', () => undefined),
        'end',
      ),
    );
    const client = new pg.Client({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, ssl: false });
    await client.connect();
    await endClient(client, 50);
    await cutOff;
    assert.equal(
      (client as unknown as { connection: { stream: { destroyed: boolean } } }).connection.stream.destroyed,
      true,
    );
    server.close();
  });
});
