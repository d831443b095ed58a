import type { Pool } from 'pg';
import type { FeatureJob } from '../../feature/feature.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';

/** The message to a chat. `text` is the part of a webhook that chats show; the rest is for programs. */
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

/** Posts an alert, and tries again for as long as a mail is tried while nobody takes it. Neither errors nor the log name the address, which is a secret. */
export const alertJob: FeatureJob<JobPayloads['alert']> = {
  name: 'alert',
  retries: 20,
  retryDelay: 30,
  longestRetryDelay: 3600,
  async work(message, { alertWebhook, stopping, log }) {
    if (alertWebhook === null) return;
    try {
      await post(alertWebhook, message, stopping);
    } catch (error) {
      log.warn({ err: error, alert: message.kind, part: message.part }, 'An alert was not taken');
      throw error;
    }
  },
};

/** @throws Error without the address, and without what would name it */
async function post(address: string, message: AlertMessage, stopping: AbortSignal): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    // An address that somebody else chooses could lead inside.
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.any([AbortSignal.timeout(answerLimitMs), stopping]),
  }).catch((error: Error) => {
    throw new Error(`The webhook of alerts does not answer: ${error.name}.`);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook of alerts answered ${answer.status}.`);
}

/**
 * Fails while alerts of the last day were given up and the webhook has taken none since, so that the task of the alerts is late in the
 * administration and in the figures.
 *
 * @throws Error that says how many
 */
export async function noticeLostAlerts(pool: Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<{ lost: number }>(
    `select count(*)::integer as lost from jobs.job
      where name = $1 and state = 'failed' and completed_on > $2::timestamptz - interval '1 day'
        and completed_on > coalesce(
              (select max(completed_on) from jobs.job where name = $1 and state = 'completed'), '-infinity')`,
    [alertJob.name, now],
  );
  const lost = rows[0]?.lost ?? 0;
  if (lost > 0) throw new Error(`The webhook of alerts has taken none of the last ${lost}: see ALERT_WEBHOOK.`);
}
