import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keepOnDevice, readFromDevice } from './device-storage.ts';

/** Drafts that must not or cannot be stored on the device: it outlives a way to the login page and back, and ends with the tab. */
const inThisTab = new Map<string, unknown>();

/** Whether something is kept in this tab that must not lie on the device. */
export const isKeptInTab = (key: string) => inThisTab.has(key);

/** Keeps a value on the device, else in this tab; null takes away what is there. */
function put(key: string | null, value: unknown, onDevice: boolean): void {
  if (key === null) return;
  const taken = (onDevice || value === null) && keepOnDevice(key, value);
  if (taken || value === null) inThisTab.delete(key);
  else inThisTab.set(key, value);
}

export interface DraftOptions<Value> {
  /** The values without a stored draft. */
  start: Value;
  /** Reads what lies in the storage, all of it or some fields; null when that is nothing of ours. */
  read: (stored: unknown) => Partial<Value> | null;
  /** Returns the text typed before this code ran: field by field it wins over what was kept another time. */
  typed?: () => Value | null;
  /** Whether there is something to keep; without it, what is not as it started. */
  keeps?: (value: Value) => boolean;
  /** Whether it may lie on this device; else it is kept in this tab. */
  onDevice?: boolean;
  /** Pause in the typing after which it is kept, in milliseconds; 0 keeps every change. Leaving the page keeps what is typed. */
  pauseMs?: number;
}

/**
 * Keeps the draft of a form until it is sent: it outlives a reload, and a session that has ended. What is not
 * to be kept goes at once. The server and the first paint of what it drew know nothing of a draft: `ready` says from when
 * on it is there.
 * @param key under which it is kept, such as `adminDraft:person:<id>`; a component has one for its whole life. With null, it
 * is kept nowhere
 */
export function useDraft<Value>(key: string | null, options: DraftOptions<Value>) {
  const { start, keeps = (value) => !isSame(value, start), onDevice = true, pauseMs = 0 } = options;
  const fromServer = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [draft, setDraft] = useState(() =>
    fromServer ? { value: start, restored: false, typed: false, ready: false } : begin(key, options),
  );
  const latest = useRef(draft.value);
  /** The typed value that is not stored yet. */
  const pending = useRef<{ value: Value; timer: ReturnType<typeof setTimeout> } | null>(null);

  const settle = (write: boolean) => {
    clearTimeout(pending.current?.timer);
    if (write && pending.current) put(key, pending.current.value, onDevice);
    pending.current = null;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a component has one key for its whole life
  useEffect(() => {
    const leave = () => settle(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const hold = (value: Value, restored: boolean, kept: boolean) => {
    latest.current = value;
    setDraft({ value, restored, typed: false, ready: true });
    settle(false);
    if (kept && onDevice && pauseMs > 0) pending.current = { value, timer: setTimeout(settle, pauseMs, true) };
    else put(key, kept ? value : null, onDevice);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, to begin where the server has drawn it
  useEffect(() => {
    const begun = draft.ready ? draft : begin(key, options);
    // Nobody has kept it yet.
    if (begun.typed) hold(begun.value, begun.restored, keeps(begun.value));
    else if (begun !== draft) {
      latest.current = begun.value;
      setDraft(begun);
    }
  }, []);

  return {
    value: draft.value,
    ready: draft.ready,
    /** Whether it began with what was kept another time. */
    restored: draft.restored,
    /** The value as it is now: what is sent takes a moment, and somebody keeps typing. */
    latest: () => latest.current,
    /** @param part the fields that are others now, or a value that has no fields */
    change(part: Partial<Value>) {
      const next = isObject(part) ? { ...latest.current, ...part } : (part as Value);
      hold(next, draft.restored, keeps(next));
    },
    /**
     * It was sent, or is given up. What was typed since stays: a form sends what it held when it was drawn.
     * @param next what the form holds then; without it, what it starts with
     * @param sent what the form must hold still; with `next` alone it may hold anything
     */
    forget(next?: Value, sent: Value = next === undefined ? draft.value : latest.current) {
      if (isSame(latest.current, sent)) hold(next ?? start, false, false);
    },
  };
}

function begin<Value>(key: string | null, { start, read, typed, onDevice = true }: DraftOptions<Value>) {
  // What the device could not keep is newer than what it has.
  const stored = key === null ? null : (inThisTab.get(key) ?? (onDevice ? readFromDevice(key) : null));
  const kept = stored === null ? null : onDevice ? readKept(stored, read) : (stored as Value);
  // Somebody else's, or of a form that there is no longer.
  if (stored !== null && !kept) put(key, null, onDevice);
  const value = kept ? withPart(start, kept) : start;
  const filledIn = unlike(start, typed?.() ?? null);
  if (filledIn === null) return { value, restored: Boolean(kept), typed: false, ready: true };
  const whole = withPart(value, filledIn);
  return { value: whole, restored: !isSame(whole, withPart(start, filledIn)), typed: true, ready: true };
}

/** Returns a stored value as `read` understands it. */
function readKept<Value>(stored: unknown, read: DraftOptions<Value>['read']): Partial<Value> | null {
  try {
    return read(stored);
  } catch {
    return null;
  }
}

/** The fields that are not as they started, or a value that has no fields; null where there is none. */
function unlike<Value>(start: Value, value: Value | null): Partial<Value> | null {
  if (!isObject(value) || !isObject(start)) return value;
  const fields = Object.entries(value).filter(([name, field]) => !isSame(field, start[name as keyof Value]));
  return fields.length > 0 ? (Object.fromEntries(fields) as Partial<Value>) : null;
}

const withPart = <Value>(value: Value, part: Partial<Value>): Value =>
  isObject(part) ? { ...value, ...part } : (part as Value);

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** The fields of a stored value that are of the kind that they start with; null where there is none. */
export function fieldsLike<Value extends object>(start: Value, stored: unknown): Partial<Value> | null {
  const fields = Object.entries(start).flatMap(([name, first]) => {
    const field = (stored as Record<string, unknown>)[name];
    return kindOf(field) === kindOf(first) ? [[name, field]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

/** For drafts that are one text. */
export function readText(stored: unknown): string | null {
  return typeof stored === 'string' && stored !== '' ? stored : null;
}
