import { ApiError, UnreachableError } from '@femcoders/platform';
import { createUploadQueue, type UploadItem, type UploadPorts } from './upload-queue.ts';

interface Sent {
  id: string;
  file: File;
  progress: (share: number) => void;
  signal: AbortSignal;
  done: () => void;
  fail: (error: unknown) => void;
}

function start(kept: Parameters<typeof createUploadQueue>[0] = [], ports: Partial<UploadPorts> = {}) {
  const sent: Sent[] = [];
  const removed: string[] = [];
  let count = 0;
  const queue = createUploadQueue(kept, {
    upload: (id, file, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const done = () =>
          resolve({
            ...{ id, name: `limpio-${file.name}`, type: 'pdf', bytes: file.size },
            verdict: 'open',
            uploadedAt: '',
          });
        sent.push({ id, file, progress: onProgress, signal, done, fail: reject });
      }),
    remove: async (id) => void removed.push(id),
    onChange: () => {},
    newId: () => `id-${++count}`,
    ...ports,
  });
  const last = () => sent.at(-1) as Sent;
  return { queue, sent, removed, last };
}

const file = (name: string, size = 3) => Object.defineProperty(new File(['pdf'], name), 'size', { value: size });
const states = ({ items }: { items: () => readonly UploadItem[] }) => items().map(({ state }) => state);
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('files go one after another, and each says how far it is', async () => {
  const { queue, sent, last } = start();
  queue.add([file('a.pdf'), file('b.pdf')]);
  expect(states(queue)).toEqual(['uploading', 'waiting']);
  last().progress(0.5);
  expect(queue.items()[0]?.share).toBe(0.5);
  last().done();
  await settle();
  expect(states(queue)).toEqual(['kept', 'uploading']);
  expect(queue.items()[0]?.name).toBe('limpio-a.pdf');
  last().done();
  await settle();
  expect(states(queue)).toEqual(['kept', 'kept']);
  expect(sent).toHaveLength(2);
});

test('what cannot be sent is said before it is: too large, empty, one too many', () => {
  const { queue, sent } = start();
  queue.add([file('grande.pdf', 10 * 1024 * 1024 + 1), file('nada.pdf', 0)]);
  expect(queue.items().map(({ message }) => message)).toEqual([
    'El archivo no puede pasar de 10 MB',
    'El archivo está vacío',
  ]);
  queue.add(Array.from({ length: 6 }, (_, n) => file(`${n}.pdf`)));
  expect(queue.items().at(-1)).toMatchObject({ state: 'refused', message: 'Caben 5 archivos: quita otro antes' });
  expect(sent).toHaveLength(1);
});

test('what did not arrive may be tried again as the same file; what is refused may not', async () => {
  const { queue, sent, last } = start();
  queue.add([file('a.pdf')]);
  last().fail(new UnreachableError('No hemos podido conectar.'));
  await settle();
  expect(queue.items()[0]).toMatchObject({ state: 'failed', message: 'No ha llegado: parece que no hay conexión.' });
  queue.retry('id-1');
  expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1']);
  const message = 'Este archivo no es un PDF';
  last().fail(new ApiError(400, 'validation', 'Revisa', [{ field: 'file', message }]));
  await settle();
  expect(queue.items()[0]).toMatchObject({ state: 'refused', message });
});

test('a busy site is asked again by itself, and not for ever', async () => {
  const { queue, sent, last } = start([], { pause: async () => {} });
  queue.add([file('a.pdf')]);
  const busy = new ApiError(503, 'unavailable', 'Ahora mismo pasan muchos archivos.', [], 3);
  for (let times = 1; times < 5; times += 1) {
    last().fail(busy);
    await settle();
    expect(states(queue)).toEqual(['uploading']);
    expect(sent).toHaveLength(times + 1);
  }
  last().fail(busy);
  await settle();
  expect(queue.items()[0]).toMatchObject({ state: 'failed', message: 'Ahora mismo pasan muchos archivos' });
});

test('a file on its way can be given up, and the next goes on', async () => {
  const { queue, removed, sent, last } = start();
  queue.add([file('a.pdf'), file('b.pdf')]);
  await queue.remove('id-1');
  await settle();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(queue.items().map(({ id, state }) => [id, state])).toEqual([['id-2', 'uploading']]);
  expect(removed).toEqual(['id-1']);
  last().done();
  await settle();
  expect(states(queue)).toEqual(['kept']);
});

test('a file that is with us goes when that is known, and stays when it cannot', async () => {
  const kept = [{ id: 'k', name: 'cv.pdf', type: 'pdf' as const, bytes: 3, verdict: 'open' as const, uploadedAt: '' }];
  const { queue } = start(kept, {
    remove: () => Promise.reject(new UnreachableError('No hemos podido conectar.')),
  });
  await expect(queue.remove('k')).rejects.toThrow('No hemos podido conectar.');
  expect(states(queue)).toEqual(['kept']);
});

test('what came too slowly is not sent again by itself, and says why', async () => {
  const { queue, sent, last } = start();
  queue.add([file('a.pdf')]);
  last().fail(new ApiError(503, 'unavailable', 'El archivo llega demasiado despacio.'));
  await settle();
  expect(queue.items()[0]).toMatchObject({ state: 'failed', message: 'El archivo llega demasiado despacio' });
  expect(sent).toHaveLength(1);
});
