import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of what has taken the place of what was pressed: it takes the focus, and is heard. */
export function FocusedHeading({ id, children }: { id?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 id={id} ref={title} tabIndex={-1} className="landing">
      {children}
    </h2>
  );
}

/** For the heading of something that has states: another state takes the focus, since what was pressed is gone. */
export function useFocusOn(state: string | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== state) title.current?.focus();
    shown.current = state;
  }, [state]);
  return title;
}
