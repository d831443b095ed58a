// Uploads an object that never ends, and says so once pieces of it have arrived: a test kills it.
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createS3Store } from '../s3-store.ts';

const [key = ''] = process.argv.slice(2);
const store = createS3Store({ bucket: 'site', prefix: 'of/the-site/', endpoint: process.env.ENDPOINT ?? '' });

async function* pieces() {
  for (let count = 0; ; count += 1) {
    yield Buffer.alloc(1_000_000, 'x');
    if (count < 40) continue;
    console.log('uploading');
    await wait(1_000);
  }
}

await store.put(key, Readable.from(pieces()));
