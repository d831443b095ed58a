import { storage } from './storage.ts';

/** The key under which something is sent. */
export interface SendingKey {
  /** Undefined where nothing makes keys: the page has no secure origin. */
  key: string | undefined;
  /** @param isKnown whether it is known what became of it: what comes next is something else */
  end: (isKnown: boolean | undefined) => void;
}

/**
 * Keys of what forms send, kept until its answer is known. A form is what one page sends to one path: whatever it sends while no
 * answer is known has the same key, whether she changes a word or loads the page again. The API tells members, links and
 * queries apart by itself. Nothing of what is sent is in a key's name.
 */
export function createSendingKeys() {
  const keys = new Map<string, string>();
  /** What is under way now, by form: something else from there at the same moment has a key of its own. */
  const underWay = new Map<string, string | null>();

  /** @param onDevice false where nothing may stay: it is known until the page is left, and no named one has its key */
  return (path: string, text: string | null, onDevice = true): SendingKey => {
    const form = `sent:${path} ${location.pathname}${onDevice ? '' : ' -'}`;
    const kept = onDevice ? storage() : null;
    if ((underWay.get(form) ?? text) !== text) return { key: crypto.randomUUID?.(), end() {} };
    const key = keys.get(form) ?? kept?.getItem(form) ?? crypto.randomUUID?.();
    if (key) {
      keys.set(form, key);
      underWay.set(form, text);
      try {
        kept?.setItem(form, key);
      } catch {
        // It is full: known until the page is left.
      }
    }
    return {
      key,
      end(isKnown) {
        underWay.delete(form);
        if (!isKnown) return;
        keys.delete(form);
        kept?.removeItem(form);
      },
    };
  };
}
