import { type ReactNode, useEffect, useRef } from 'react';

interface FocusedHeadingProps {
  id?: string;
  level?: 2 | 3;
  children: ReactNode;
}

/** The heading of what has taken the place of what was pressed: it takes the focus, and is heard. */
export function FocusedHeading({ id, level = 2, children }: FocusedHeadingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} ref={title} tabIndex={-1} className="landing">
      {children}
    </Heading>
  );
}

/** For the heading, or the frame, of something that has states: another state takes the focus, since what was pressed is gone. */
export function useFocusOn<Kind extends HTMLElement = HTMLHeadingElement>(state: string | null | undefined) {
  const title = useRef<Kind>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== state) title.current?.focus();
    shown.current = state;
  }, [state]);
  return title;
}
