import type { FeatureJob } from '../../feature/feature.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';

/** What a chat is told. `text` is what chats show of a webhook; the rest is for programs. */
export interface AlertMessage {
  text: string;
  kind: string;
  /** `shell` or a remote's name; null where no single part is meant. */
  part: string | null;
  version: string | null;
  /** Where to look. */
  url: string;
}

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    /** Posts an alert to `ALERT_WEBHOOK`. */
    alert: AlertMessage;
  }
}

const answerLimitMs = 10_000;

/** Posts an alert, and tries again for about a day while nobody takes it. Errors never name the address, which is a secret. */
export const alertJob: FeatureJob<JobPayloads['alert']> = {
  name: 'alert',
  retries: 20,
  retryDelay: 30,
  longestRetryDelay: 3600,
  async work(message, { alertWebhook }) {
    if (alertWebhook === null) return;
    const answer = await fetch(alertWebhook, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(answerLimitMs),
    }).catch((error: Error) => {
      throw new Error(`The webhook of alerts does not answer: ${error.name}`);
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The webhook of alerts answered ${answer.status}.`);
  },
};
