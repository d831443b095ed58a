import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { describe, it } from 'node:test';
import { addDatabaseMetrics, type DatabaseFigures } from './database-metrics.ts';
import { addDiskMetrics } from './disk-metrics.ts';
import { createMetrics } from './metrics.ts';
import { addReadyMetric } from './ready-metric.ts';
import { addReleaseMetrics } from './release-metrics.ts';

const figures: DatabaseFigures = {
  mail: { waiting: 3, oldestSeconds: 90, givenUp: 2, givenUpLastDay: 1 },
  queues: [{ queue: 'mail', ready: 3, active: 1, failed: 4, overdueSeconds: 12 }],
  tasks: { late: 1, lastDone: [{ step: 'clock', at: new Date(1_000_000) }] },
  backup: { madeAt: new Date(2_000_000), rows: 700, bytes: 9_000 },
};
const pool = { totalCount: 7, idleCount: 5, waitingCount: 2, options: { max: 10 } } as never;
const quiet = { warn() {} };

describe('the metrics of a process', () => {
  it('tell of mail, jobs, tasks and backups what stands in the database, and of the pool what it does', async () => {
    const metrics = createMetrics();
    addDatabaseMetrics(metrics, { pool, log: quiet, read: async () => figures });
    const text = await metrics.text();
    for (const line of [
      'database_up 1',
      'database_pool_connections{state="used"} 2',
      'database_pool_waiting_requests 2',
      'mail_waiting 3',
      'mail_oldest_waiting_seconds 90',
      'mail_given_up 2',
      'mail_given_up_last_day 1',
      'job_queue_ready{queue="mail"} 3',
      'job_queue_failed{queue="mail"} 4',
      'job_queue_overdue_seconds{queue="mail"} 12',
      'upkeep_late_steps 1',
      'upkeep_last_done_timestamp_seconds{step="clock"} 1000',
      'backup_last_good_timestamp_seconds 2000',
      'backup_last_good_rows 700',
      'backup_last_good_bytes 9000',
    ])
      assert.ok(text.split('\n').includes(line), line);
  });

  it('say that the database is away, and nothing of what stood in it before', async () => {
    let away = true;
    const metrics = createMetrics();
    const read = async () => {
      if (away) throw new Error('connect ECONNREFUSED');
      return figures;
    };
    addDatabaseMetrics(metrics, { pool, log: quiet, read });
    const without = await metrics.text();
    assert.match(without, /^database_up 0$/m);
    assert.match(without, /^database_pool_max_connections 10$/m);
    assert.doesNotMatch(without, /^(?:mail_|job_queue_|upkeep_|backup_)/m);
    away = false;
    assert.match(await metrics.text(), /^mail_waiting 3$/m);
  });

  it('tell how much room there is below each folder that is there', async () => {
    const metrics = createMetrics();
    addDiskMetrics(metrics, { data: tmpdir(), backups: '/nowhere/at/all' });
    const text = await metrics.text();
    assert.match(text, /^disk_free_bytes\{folder="data"\} \d{6,}$/m);
    assert.match(text, /^disk_size_bytes\{folder="data"\} \d{6,}$/m);
    assert.doesNotMatch(text, /folder="backups"/);
  });

  it('name the versions that are live now, and count what could not be loaded from nought on', async () => {
    let version = '1';
    const metrics = createMetrics();
    const document = async () => ({ shell: { name: 'shell', version }, remotes: [] }) as never;
    const { onLoadFailure, onSectionFailure } = addReleaseMetrics(metrics, {
      document,
      missingReleases: async () => ['shell 1'],
    });
    const first = await metrics.text();
    assert.match(first, /^release_live_info\{remote="shell",version="1"\} 1$/m);
    assert.match(first, /^release_load_failures_total\{remote="shell"\} 0$/m);
    assert.match(first, /^release_files_missing 1$/m);
    version = '2';
    onLoadFailure('shell');
    onSectionFailure('mf-blog');
    const next = await metrics.text();
    assert.match(next, /^release_live_info\{remote="shell",version="2"\} 1$/m);
    assert.doesNotMatch(next, /version="1"/);
    assert.match(next, /^release_load_failures_total\{remote="shell"\} 1$/m);
    assert.match(next, /^release_section_failures_total\{remote="mf-blog"\} 1$/m);
  });

  it('say whether the process can serve', async () => {
    let ready = true;
    const metrics = createMetrics();
    addReadyMetric(metrics, async () => {
      if (!ready) throw new Error('no shell');
    });
    assert.match(await metrics.text(), /^ready 1$/m);
    ready = false;
    assert.match(await metrics.text(), /^ready 0$/m);
  });
});
