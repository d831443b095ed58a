// Cold visits of the article over a poor connection on a slow phone, by hand: `node e2e/cold-loads.ts --loads 500
// --parallel 2 [--url http://127.0.0.1:3000]`. Without an address it starts a separate site.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import { describeColdLoads, loadManyCold } from './many-cold-loads.ts';
import { freePort, startSite } from './running-site.ts';

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '100' },
    parallel: { type: 'string', default: '1' },
    url: { type: 'string' },
    path: { type: 'string', default: '/recursos/css/css-grid' },
    traces: { type: 'string', default: join(tmpdir(), 'femcoders-cold-loads') },
  },
});

const varDir = values.url ? null : await mkdtemp(join(tmpdir(), 'femcoders-cold-'));
const site = varDir ? await startSite({ varDir, port: await freePort() }) : null;
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  const table = await loadManyCold(browser, {
    address: (values.url ?? site?.url ?? '') + values.path,
    loads: Number(values.loads),
    parallel: Number(values.parallel),
    traces: values.traces,
    onLoad: (done, failed) => {
      if (done % 10 === 0) console.log(`${done} of ${values.loads}, ${failed} failed`);
    },
  });
  console.log(describeColdLoads(table));
  if (table.failed > 0) console.log(`Traces: ${values.traces}`);
  process.exitCode = table.failed > 0 ? 1 : 0;
} finally {
  await browser.close();
  await site?.stop();
  if (varDir) await rm(varDir, { recursive: true, force: true });
}
