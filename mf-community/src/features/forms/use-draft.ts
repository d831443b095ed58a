import { useEffect, useRef, useState } from 'react';

/** Pause in the typing after which a draft is kept, in milliseconds. */
export const draftPauseMs = 2_000;

const draftKeyOf = (form: string) => `communityDraft:${form}`;

interface DraftOptions<Values extends object> {
  empty: Values;
  /** Reads what lies in the storage, key by key; what is not ours is left out. */
  read: (stored: Record<string, unknown>) => Partial<Values>;
}

/**
 * What is typed into a form, kept in this browser until it is sent or emptied. The server and the first paint know
 * nothing of it: `ready` tells from when on it may be shown and changed.
 * @param form names the form, and what it is about where that differs: `oferta`, `mentora`
 */
export function useDraft<Values extends object>(form: string, { empty, read }: DraftOptions<Values>) {
  const [values, setValues] = useState(empty);
  const [ready, setReady] = useState(false);
  /** The values as they are now: what is sent takes a moment, and somebody goes on typing. */
  const latest = useRef(values);
  const [restored, setRestored] = useState(false);
  const options = useRef({ empty, read });

  useEffect(() => {
    const kept = readStored(form);
    if (kept) {
      latest.current = { ...options.current.empty, ...options.current.read(kept) };
      setValues(latest.current);
      setRestored(true);
    }
    setReady(true);
  }, [form]);

  useEffect(() => {
    if (!ready) return;
    const keepNow = () => storeUnlessEmpty(form, values, options.current.empty);
    const timer = setTimeout(keepNow, draftPauseMs);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [form, values, ready]);

  // A reader who goes to another page of the site has not paused first.
  useEffect(() => () => storeUnlessEmpty(form, latest.current, options.current.empty), [form]);

  return {
    values,
    ready,
    /** Whether it began with what was typed another time. */
    restored,
    latest: () => latest.current,
    change(part: Partial<Values>) {
      latest.current = { ...latest.current, ...part };
      setValues(latest.current);
    },
    /** It was sent, or is given up. @param next what the form holds then, and what counts as not changed */
    forget(next: Values = options.current.empty) {
      options.current = { ...options.current, empty: next };
      latest.current = next;
      setValues(next);
      setRestored(false);
      store(form, null);
    },
  };
}

const storeUnlessEmpty = (form: string, values: object, empty: object) =>
  store(form, isEmpty(values, empty) ? null : values);
const isEmpty = (values: object, empty: object) => JSON.stringify(values) === JSON.stringify(empty);

function readStored(form: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftKeyOf(form)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : null;
  } catch {
    // Storage is switched off, or what lies there is not ours.
    return null;
  }
}

function store(form: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(draftKeyOf(form));
    else localStorage.setItem(draftKeyOf(form), JSON.stringify(value));
  } catch {
    // Without storage there is no draft; the form works all the same.
  }
}
