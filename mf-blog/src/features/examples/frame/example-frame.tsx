import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Answer, ExampleCode } from '../check.ts';
import { exampleAddress } from '../example-address.ts';
import styles from './example-frame.module.css';
import { frameNameOf, frameSandbox } from './frame-settings.ts';
import { FramedCode, hasScript } from './framed-code.ts';

export interface ExampleFrameProps {
  /** The code to render. Code with scripts gets a fresh frame each time; other code replaces what is there. */
  code: ExampleCode;
  /** Of the server that it pretends to have. */
  answers?: Answer[];
  /** Name of the frame: "Resultado de «La galería»". */
  title: string;
  /** Receives what goes wrong in it, in words for the reader. */
  onTrouble?: (words: string) => void;
  /** Receives what it says to its console, failures of its scripts among it. */
  onConsole?: ((entry: unknown) => void) | undefined;
  /** Whether it only runs: then it has no size, and the focus does not go there. */
  isUnseen?: boolean;
  className?: string | undefined;
}

/**
 * The result of some HTML and CSS, in a frame with its own policy (docs/decisions 0027): it has no network, and
 * nothing of the page is in its reach. To know whether it does what is asked for, use `checkCode`.
 */
export function ExampleFrame(props: ExampleFrameProps) {
  // The number of the frame: what scripts have left behind must not meet other code.
  const [drawn, setDrawn] = useState({ code: props.code, number: 0 });
  if (drawn.code !== props.code) {
    const fresh = hasScript(props.code) || hasScript(drawn.code);
    setDrawn({ code: props.code, number: drawn.number + (fresh ? 1 : 0) });
  }
  return <OneFrame key={drawn.number} {...props} />;
}

const noAnswers: Answer[] = [];

function OneFrame({ code, answers = noAnswers, title, onTrouble, onConsole, isUnseen, className }: ExampleFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const line = useRef<FramedCode>(null);
  const report = useEffectEvent((words: string) => onTrouble?.(words));
  const say = useEffectEvent((entry: unknown) => onConsole?.(entry));
  const fail = useEffectEvent((words: string) => {
    if (!onConsole) report(`Un script del ejemplo ha fallado: ${words}`);
  });

  // Before the frame can say that it listens.
  useLayoutEffect(() => {
    if (!frame.current) return;
    const opened = new FramedCode(frame.current, title, (message) => {
      if (message.kind === 'console') say(message.entry);
      if (message.kind === 'error') fail(message.message);
      if (message.kind === 'blocked')
        report(`Los ejemplos no tienen red ni llevan a otra página, así que no ha pasado nada${of(message.what)}.`);
    });
    line.current = opened;
    return opened.close;
  }, [title]);

  // The server of an example stays; a second drawing would run its script twice in one document.
  const draw = useEffectEvent((drawn: ExampleCode) => line.current?.draw(drawn, answers));
  useEffect(() => draw(code), [code]);

  return (
    <iframe
      ref={frame}
      className={`${styles.frame} ${className ?? ''}`}
      title={title}
      inert={isUnseen}
      src={exampleAddress(frameNameOf(code))}
      sandbox={frameSandbox}
    />
  );
}

const of = (what: string) => (what ? ` con «${what}»` : '');
