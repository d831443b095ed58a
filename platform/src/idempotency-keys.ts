import { storage } from './storage.ts';

/** The key under which something is sent. */
export interface SendingKey {
  /** Undefined where nothing makes keys: the page has no secure origin. */
  key?: string;
  /** @param isKnown whether it is known what became of it: what comes next is something else */
  end?: (isKnown: boolean | undefined) => void;
}

/**
 * Keys of what forms send, kept until its answer is known. A form is what one page sends to one path: all that it sends while no
 * answer is known has the same key, whether she changes a word or loads the page again. The API distinguishes members, links and
 * queries apart by itself. Nothing of what is sent is in a key's name.
 */
export function createSendingKeys() {
  const keys: Record<string, string> = {};
  /** The requests in flight, by form: something else from there at the same moment has its own key, which is kept. */
  const underWay: Record<string, string | null> = {};

  /** @param onDevice false where nothing may stay: it is known until the page is left, and no named one has its key */
  return (path: string, text: string | null, onDevice = true): SendingKey => {
    const form = `sent:${path} ${location.pathname} ${onDevice}`;
    const kept: Record<string, string> = (onDevice && storage()) || keys;
    const isOther = (underWay[form] ?? text) !== text;
    const key = (!isOther && (keys[form] ?? kept[form])) || crypto.randomUUID?.();
    if (!key) return {};
    underWay[form] = text;
    keys[form] = key;
    try {
      kept[form] = key;
    } catch {
      // It is full: known until the page is left.
    }
    return {
      key,
      end(isKnown) {
        if (keys[form] !== key) return;
        delete underWay[form];
        if (!isKnown) return;
        delete keys[form];
        delete kept[form];
      },
    };
  };
}
