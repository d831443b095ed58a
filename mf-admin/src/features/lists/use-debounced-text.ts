import { useCallback, useEffect, useRef, useState } from 'react';

/** A pause in typing after which what is typed counts, in milliseconds. */
const pauseMs = 250;

/**
 * Returns the text of a field whose value lives elsewhere: it stays here until the other place has followed.
 * @param value as the other place has it
 * @param onChange called after a pause in typing
 */
export function useDebouncedText(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  const sendNow = useCallback(() => {
    sent.current = typed;
    onChange(typed);
  }, [typed, onChange]);

  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(sendNow, pauseMs);
    // The page behind a link may take a moment to come: a change of this one's address would call its reader back.
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) clearTimeout(timer);
    };
    document.addEventListener('click', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', leave);
    };
  }, [typed, sendNow]);

  return { typed, setTyped, sendNow };
}
