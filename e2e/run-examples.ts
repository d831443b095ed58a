// Looks in a browser whether live examples and questions show what is claimed of them, without starting the site:
// `npm run examples -- css/box-model`. Without words it looks at all.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import { printExamples, unmetOf } from './printed-examples.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [wanted = ''] = positionals;
const { measure, examples } = await printExamples();
const chosen = examples.filter(({ name }) => name.includes(wanted));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const page = await browser.newPage();
page.on('pageerror', ({ message }) => console.error(`  ${message}`));
let unmet = 0;
for (const example of chosen) {
  const problems = await unmetOf(page, measure, example);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${example.name}`);
  for (const problem of problems) console.error(`  ${problem}`);
  unmet += problems.length;
}
await browser.close();
console.log(`${chosen.length} example(s), ${unmet} problem(s).`);
if (unmet > 0 || chosen.length === 0) process.exitCode = 1;
