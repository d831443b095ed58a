import type { DocumentFile } from '@femcoders/contracts/document';
import { documentLimits } from '@femcoders/contracts/document-limits';
import { ApiError } from '@femcoders/platform';

export interface UploadItem {
  id: string;
  name: string;
  bytes: number;
  /** `kept` lies with us; `refused` is refused for good; `failed` did not arrive and may be tried again. */
  state: 'waiting' | 'uploading' | 'kept' | 'refused' | 'failed';
  /** How much has gone, from 0 to 1. */
  share: number;
  /** Why it is not kept. */
  message: string | null;
}

export interface UploadPorts {
  upload: (
    id: string,
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<DocumentFile>;
  remove: (id: string) => Promise<unknown>;
  onChange: (items: readonly UploadItem[]) => void;
  newId?: () => string;
  /** Waits before a busy site is asked again. */
  pause?: () => Promise<unknown>;
}

/** How often a busy site is asked again by itself. */
const patience = 5;

/** Files on their way to a case, one after another, and those that it has. */
export function createUploadQueue(kept: readonly DocumentFile[], ports: UploadPorts) {
  const { upload, remove, onChange, newId = () => crypto.randomUUID(), pause = threeSeconds } = ports;
  const files = new Map<string, File>();
  let items: readonly UploadItem[] = kept.map(({ id, name, bytes }) => itemOf(id, { name, size: bytes }, 'kept'));
  let current: { id: string; abort: AbortController } | null = null;

  function set(next: readonly UploadItem[]): void {
    items = next;
    onChange(items);
  }
  const change = (id: string, part: Partial<UploadItem>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...part } : item)));

  async function work(): Promise<void> {
    const next = current === null && items.find(({ state }) => state === 'waiting');
    if (!next) return;
    const file = files.get(next.id);
    if (!file) return;
    const abort = new AbortController();
    current = { id: next.id, abort };
    change(next.id, { state: 'uploading', share: 0, message: null });
    try {
      const onProgress = (share: number) => change(next.id, { share });
      const { name, bytes } = await patiently(
        () => upload(next.id, file, { onProgress, signal: abort.signal }),
        abort.signal,
      );
      files.delete(next.id);
      change(next.id, { state: 'kept', share: 1, name, bytes });
    } catch (error) {
      if (!abort.signal.aborted) change(next.id, outcomeOf(error));
    }
    current = null;
    void work();
  }

  /** A site that is busy with the files of others says so: then it is asked again. */
  async function patiently<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt();
      } catch (error) {
        // Without a time to come again, the same once more would end the same.
        const busy = error instanceof ApiError && error.status === 503 && error.retryAfter !== undefined;
        if (!busy || tries === patience) throw error;
      }
      await pause();
      signal.throwIfAborted();
    }
  }

  return {
    items: () => items,
    /** Takes files in as far as there is room; what cannot be sent is there, too, with the reason. */
    add(given: readonly File[]): void {
      let room = documentLimits.filesMax - items.filter(({ state }) => state !== 'refused').length;
      const added = given.map((file) => {
        const message = room > 0 ? obstacleTo(file) : `Caben ${documentLimits.filesMax} archivos: quita otro antes`;
        const item = itemOf(newId(), file, message ? 'refused' : 'waiting', message);
        if (!message) {
          room -= 1;
          files.set(item.id, file);
        }
        return item;
      });
      set([...items, ...added]);
      void work();
    },
    retry(id: string): void {
      change(id, { state: 'waiting', message: null });
      void work();
    },
    /** Takes a file out wherever it is. One that is with us goes once that is known. */
    async remove(id: string): Promise<void> {
      const item = items.find((one) => one.id === id);
      if (current?.id === id) current.abort.abort();
      // What was given up may have arrived all the same.
      if (item && item.state !== 'refused' && item.state !== 'waiting') {
        try {
          await remove(id);
        } catch (error) {
          if (item.state === 'kept') throw error;
        }
      }
      files.delete(id);
      set(items.filter((one) => one.id !== id));
    },
    /** Gives up what is on its way: nobody waits for it any more. */
    stop(): void {
      current?.abort.abort();
    },
  };
}

const threeSeconds = () => new Promise((resolve) => setTimeout(resolve, 3_000));

export type UploadQueue = ReturnType<typeof createUploadQueue>;

function itemOf(
  id: string,
  { name, size }: Pick<File, 'name' | 'size'>,
  state: UploadItem['state'],
  message: string | null = null,
): UploadItem {
  return { id, name, bytes: size, state, share: state === 'kept' ? 1 : 0, message };
}

function obstacleTo({ size }: File): string | null {
  if (size === 0) return 'El archivo está vacío';
  return size > documentLimits.fileMax ? 'El archivo no puede pasar de 10 MB' : null;
}

function outcomeOf(error: unknown): Partial<UploadItem> {
  if (!(error instanceof ApiError)) {
    return { state: 'failed', message: 'No ha llegado: parece que no hay conexión.' };
  }
  const message = (error.fields[0]?.message ?? error.message).replace(/\.$/, '');
  const mayHelp = error.status === 401 || error.status === 429 || error.status >= 500;
  return { state: mayHelp ? 'failed' : 'refused', message };
}
