import assert from 'node:assert/strict';
import { it } from 'node:test';
import { makeInTurn, PageRoomFullError } from './page-room.ts';

const nobodyLeaves = new AbortController().signal;
/** A room with one place. */
function smallRoom() {
  let taken = false;
  return {
    async enter() {
      if (taken) return null;
      taken = true;
      return () => {
        taken = false;
      };
    },
  };
}

it('what finds no room is not made, and finds it again once what was being made is done or has failed', async () => {
  const room = smallRoom();
  const { promise, reject } = Promise.withResolvers<string>();
  const first = makeInTurn(room, nobodyLeaves, () => promise);
  const unmade = () => assert.fail('it was made');
  await assert.rejects(makeInTurn(room, nobodyLeaves, unmade), PageRoomFullError);
  reject(new Error('broken'));
  await assert.rejects(first, /broken/);
  assert.equal(await makeInTurn(room, nobodyLeaves, async () => 'second'), 'second');
});

it('what nobody waits for any more is not begun, and takes nobody else’s place', async () => {
  const room = smallRoom();
  await assert.rejects(
    makeInTurn(room, AbortSignal.abort(new Error('gone')), () => assert.fail('it was made')),
    /gone/,
  );
  assert.equal(await makeInTurn(room, nobodyLeaves, async () => 'next'), 'next');
});
