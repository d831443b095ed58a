import type { DoorMarkResult } from '@femcoders/contracts/door';
import { mostDoorMarks } from '@femcoders/contracts/door-limits';
import { sendDoorMarks } from '@femcoders/contracts/endpoints/registrations';
import { type ApiClient, callApi } from '@femcoders/platform';
import { addNotices, type DoorNotice, type QueuedMark, readMarks, removeMarks } from './door-store.ts';

/**
 * Sends what waits on this device, of all events, in the order in which it was made. Tabs take turns; what two of them send all
 * the same counts once, because the API knows each mark by its id.
 * @returns how many reached the API
 * @throws what the API client throws; what was not sent stays
 */
export async function sendMarks(api: ApiClient): Promise<number> {
  // Without a secure origin there are no locks.
  return navigator.locks ? navigator.locks.request('door-marks', () => sendInTurn(api)) : sendInTurn(api);
}

async function sendInTurn(api: ApiClient): Promise<number> {
  for (let sent = 0; ; ) {
    const waiting = await readMarks();
    const [first] = waiting;
    if (!first) return sent;
    const marks = waiting.filter(({ eventId }) => eventId === first.eventId).slice(0, mostDoorMarks);
    const { results } = await callApi(api, sendDoorMarks, {
      params: { id: first.eventId },
      body: { sent_at: new Date().toISOString(), marks: marks.map(({ eventId: _, ...mark }) => mark) },
    });
    // First: where the tab is closed between the two, they are sent once more and answered the same.
    await addNotices(noticesOf(marks, results, waiting));
    await removeMarks(new Set(marks.map(({ id }) => id)));
    sent += marks.length;
  }
}

/** Returns the conflicts in the API's results. Of several marks of one person, only the last one counts. */
export function noticesOf(
  sent: readonly QueuedMark[],
  results: readonly DoorMarkResult[],
  waiting: readonly QueuedMark[] = sent,
): DoorNotice[] {
  return sent.flatMap((mark) => {
    const result = results.find(({ id }) => id === mark.id);
    const last = waiting.findLast(({ registration }) => registration === mark.registration);
    if (!result || last !== mark) return [];
    const { outcome, elsewhere_at, message } = result;
    const isNews =
      outcome === 'superseded' || outcome === 'refused' || (outcome === 'already' && mark.act === 'check-in');
    const { id, registration, act, made_at, eventId } = mark;
    return isNews ? [{ id, registration, act, made_at, eventId, outcome, elsewhere_at, message }] : [];
  });
}
