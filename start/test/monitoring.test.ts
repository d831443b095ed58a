// The files of docs/deploy for Prometheus and Grafana, before what two running processes tell.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findProgram, searchedEnvironment } from '@femcoders/services/testing/debian-package';
import pg from 'pg';
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const deploy = join(docs, 'deploy');
const promtool = findProgram('promtool', 'prometheus');
const skip = promtool ? false : 'promtool is not on this machine (Debian: apt-get install prometheus)';

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { uid: string };
  targets?: { refId: string; expr: string; datasource: { uid: string } }[];
}
interface Dashboard {
  schemaVersion: number;
  uid: string;
  templating: { list: { name: string; type: string }[] };
  panels: Panel[];
}

const dashboard = JSON.parse(readFileSync(join(deploy, 'grafana-dashboard.json'), 'utf8')) as Dashboard;
const rules = readFileSync(join(deploy, 'alerts.yaml'), 'utf8');
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const alerts = rules.split(/^ +- alert: /m).slice(1);
const expressionOf = (alert: string) => /expr: (?:\|\n)?(.*?)\n +(?:for|labels):/s.exec(alert)?.[1] ?? '';

/** The metrics that an expression asks for. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on)\s*\([^)]*\)|\boffset\s+\w+/g, ' ');
  const names = bare.match(/\b[a-z_][a-z_\d]*\b(?!\s*\()/g) ?? [];
  return names.filter((name) => !['and', 'or', 'unless'].includes(name));
}

const run = (words: string[], input = '') =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(promtool ?? '', words, { env: searchedEnvironment }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
    child.stdin?.end(input);
  });

/** The data source that is chosen in Grafana. */
const chosen = '$' + '{datasource}';

describe('what an operator watches', () => {
  let site: TwoProcesses;
  let scrapes: string[];
  before(async () => {
    site = await startTwoProcesses(4_191, { BACKUPS_DIR: tmpdir() });
    for (const path of ['/shell', '/shell', '/nada?clave=secreta', '/favicon.ico']) await fetch(site.shellUrl + path);
    // As after the first hour.
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    await client.query('update upkeep_steps set done_at = now()').finally(() => client.end());
    const read = async (url: string) => (await fetch(`${url}/metrics`)).text();
    scrapes = await Promise.all([site.apiUrl, site.shellUrl].map(read));
  });
  after(() => site?.close());

  it('is in what the processes say: every metric that an alert or a panel asks for', () => {
    // The first is Prometheus' own.
    const exposed = new Set(['up', ...(scrapes.join('\n').match(/^[a-z_\d]+/gm) ?? [])]);
    const wanted = [...asked, ...alerts.map(expressionOf)].map((expression) => metricsIn(expression));
    for (const names of wanted) assert.ok(names.length > 0);
    const missing = new Set(wanted.flat().filter((name) => !exposed.has(name)));
    assert.deepEqual([...missing], []);
  });

  it('measures pages by their pattern and the API by its routes, and nothing by what somebody made up', () => {
    const [ofApi = '', ofShell = ''] = scrapes;
    assert.match(ofShell, /_count\{service="shell",method="GET",route="\/shell",status="2xx"\} 2$/m);
    assert.match(ofShell, /_count\{service="shell",method="GET",route="\(not found\)",status="4xx"\} 1$/m);
    assert.match(ofApi, /_count\{service="api",method="GET",route="\/events\/api\/list\/upcoming",status="2xx"\} \d/);
    assert.doesNotMatch(ofShell + ofApi, /nada|secreta/);
    assert.match(ofApi, /^database_up 1$/m);
    assert.doesNotMatch(ofShell, /^database_up/m);
  });

  it('is written as Prometheus wants it', { skip }, async () => {
    for (const scrape of scrapes) assert.deepEqual(await run(['check', 'metrics'], scrape), { code: 0, said: '' });
  });

  it('raises each alert for what it is for, and none for a site that does well', { skip }, async () => {
    const { code, said } = await run(['check', 'rules', join(deploy, 'alerts.yaml')]);
    assert.equal(code, 0, said);
    const tried = await run(['test', 'rules', join(deploy, 'alerts.test.yaml')]);
    assert.equal(tried.code, 0, tried.said);
    const named = readFileSync(join(deploy, 'alerts.test.yaml'), 'utf8');
    for (const alert of alerts) assert.match(named, new RegExp(`alertname="${/^\w+/.exec(alert)?.[0]}"`));
  });

  it('says with each alert what to do, and where that is described', () => {
    const headings = [...readFileSync(join(docs, 'monitoring.md'), 'utf8').matchAll(/^#+ (.*)$/gm)];
    const anchors = new Set(headings.map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-')));
    assert.ok(alerts.length > 15);
    for (const alert of alerts) {
      assert.match(alert, /^ +severity: |severity: (?:critical|warning) \}/m, alert);
      assert.match(alert, /summary: ".{40,}[.?]"$/m, alert);
      assert.ok(anchors.has(/doc: docs\/monitoring\.md#([\w-]+)$/m.exec(alert)?.[1] ?? ''), alert);
    }
  });

  it('has a dashboard that Grafana reads, with the data source that one chooses there', () => {
    assert.ok(dashboard.schemaVersion >= 36);
    assert.deepEqual(
      dashboard.templating.list.map(({ name, type }) => [name, type]),
      [
        ['datasource', 'datasource'],
        ['job', 'query'],
      ],
    );
    const ids = dashboard.panels.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const { title, datasource, targets = [] } of panels) {
      assert.equal(datasource?.uid, chosen, title);
      assert.ok(targets.length > 0, title);
      assert.equal(new Set(targets.map(({ refId }) => refId)).size, targets.length, title);
      for (const target of targets) assert.equal(target.datasource.uid, chosen, title);
    }
  });

  it('has a dashboard whose panels lie next to each other, and whose questions Prometheus understands', {
    skip,
  }, async () => {
    const taken = new Set<string>();
    for (const { title, gridPos } of dashboard.panels) {
      assert.ok(gridPos.x + gridPos.w <= 24, title);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          assert.ok(!taken.has(`${x} ${y}`), title);
          taken.add(`${x} ${y}`);
        }
    }
    const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
    try {
      const file = join(folder, 'asked.yaml');
      const bound = asked.map((expr) => expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', '.+'));
      const recorded = bound.map((expr, index) => ({ record: `asked_${index}`, expr }));
      // JSON is YAML.
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'asked', rules: recorded }] }));
      const { code, said } = await run(['check', 'rules', file]);
      assert.equal(code, 0, said);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
