import { loadHttp } from '../load/http-load.ts';
import { requestBytes, visitorAddress } from '../load/request-bytes.ts';
import type { MeasuredRow } from '../report/bench-report.ts';
import { spreadOf } from '../spread.ts';
import type { MeasuredSite } from './measured-site.ts';
import type { HeldMemory } from './report-memory.ts';

/** How often memory is looked at. */
const looks = 10;
/** Looks that belong to the warm-up: caches fill, code is compiled. */
const warmUp = 2;

/** The requests of visitors, weighted: of a thousand, ten are pages. */
const reads = [
  '/api/comments/approved?postId=16',
  '/api/events/api/list/upcoming?page=1&limit=20',
  '/api/comments/approved/count?postId=16',
];
const pages = ['/', '/blog', '/recursos/css/css-grid', '/eventos', '/noticias/Bienvenido2025'];
const files = ['/favicon.svg', '/robots.txt'];

/** Measures the memory of the process over many requests, compared with that after a fifth of them. */
export async function measureRequests(
  site: MeasuredSite,
  requests: number,
  say: (line: string) => void,
): Promise<MeasuredRow[]> {
  const held: HeldMemory[] = [];
  const each = Math.ceil(requests / looks);
  for (let look = 0; look < looks; look += 1) {
    await loadHttp({
      url: site.url,
      connections: 32,
      until: { requests: each },
      request: (n) => visit(look * each + n),
      expected: 200,
    });
    const memory = await site.memory();
    held.push(memory);
    say(
      `${(look + 1) * each} requests: ${Math.round(memory.resident / 1e6)} MB resident, ${Math.round(memory.used / 1e6)} MB used`,
    );
  }
  const row = (name: string, of: (memory: HeldMemory) => number): MeasuredRow => {
    const values = held.map(of);
    const warm = values[warmUp - 1] ?? Number.NaN;
    return {
      name,
      ratio: spreadOf(values.slice(warmUp).map((value) => value / warm)),
      goal: { atMost: 1.05 },
      figures: {
        [`MB after ${(warmUp * each).toLocaleString('en')} requests`]: warm / 1e6,
        [`MB after ${(looks * each).toLocaleString('en')}`]: (values.at(-1) ?? Number.NaN) / 1e6,
      },
    };
  };
  return [
    row('resident memory', ({ resident }) => resident),
    row('memory in use, garbage collected', ({ used }) => used),
  ];
}

function visit(n: number): Buffer {
  const paths = n % 100 === 7 ? pages : n % 100 === 8 ? files : reads;
  const path = paths[Math.floor(n / 100) % paths.length] ?? '/';
  return requestBytes({
    path,
    headers: { 'x-forwarded-for': visitorAddress(n % 5_000_000), 'accept-encoding': 'gzip, deflate, br' },
  });
}
