import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { checkTraces } from './traces-check.ts';

const settings = (endpoint: string) => ({
  tracing: { endpoint, headers: { authorization: 'Bearer secreta' }, share: 1, serviceName: undefined },
});

/** Returns the findings of the doctor where a receiver answers with a status, and its requests. */
async function askedOf(status: number) {
  let asked: IncomingMessage | undefined;
  const server = createServer((request, response) => {
    asked = request;
    request.resume().on('end', () => response.writeHead(status).end('{}'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const [found] = await checkTraces(settings(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  server.close();
  return { found, asked };
}

describe('The doctor, of traces', () => {
  it('has nothing to say where none are sent', async () => {
    assert.deepEqual(await checkTraces({ tracing: null }), []);
  });

  it('sends an export without any to the receiver, with its keys', async () => {
    const { found, asked } = await askedOf(200);
    assert.equal(found?.state, 'fine');
    assert.equal(asked?.method, 'POST');
    assert.equal(asked?.url, '/v1/traces');
    assert.equal(asked?.headers.authorization, 'Bearer secreta');
  });

  it('says that its keys are refused, that it is none, and that nobody is there, without the keys', async () => {
    const findings = [(await askedOf(401)).found, (await askedOf(404)).found];
    findings.push(...(await checkTraces(settings('http://127.0.0.1:9'))));
    assert.match(findings[0]?.says ?? '', /no acepta las claves/);
    assert.match(findings[1]?.says ?? '', /no parece un receptor/);
    assert.match(findings[2]?.says ?? '', /Ningún receptor/);
    assert.ok(findings.every((found) => found?.state === 'doubtful'));
    assert.doesNotMatch(JSON.stringify(findings), /secreta/);
  });
});
