import { useEffect, useEffectEvent, useState } from 'react';
import { type Answer, type Check, type CheckResult, type ExampleCode, isSameCode } from './check.ts';
import { checkCode } from './check-code.ts';
import { elementIdOf } from './example-address.ts';
import { hasScript } from './frame/framed-code.ts';
import { packedCode, unpackCode } from './share-link.ts';
import { useExampleCode } from './use-example-code.ts';
import { readWrittenExample } from './written-example.ts';

/** Pause in the typing after which the result is drawn, in milliseconds. */
const runPauseMs = 400;

/** The differences between an example and a step of a project (projects/project-code.ts). */
export interface StepTools {
  /** Id of the step before, whose solution is where this one begins. */
  after: string | null;
  useCode: typeof useExampleCode;
  /** Whether it is to be drawn now. */
  useIsSeen: (root: HTMLElement) => boolean;
  /** Called when her code does all that is asked for. */
  onPassed: () => void;
}

const exampleTools: StepTools = { after: null, useCode: useExampleCode, useIsSeen: () => true, onPassed: () => {} };

/**
 * All that happens in a playground: the reader's code, what is drawn of it, and how it comes to be.
 * @param root the island, whose static form holds the code
 * @param asked what the task asks for
 * @param answers of the server that it pretends to have
 * @param tools what makes it a step of a project
 */
export function usePlayground(
  root: HTMLElement,
  id: string,
  asked: readonly Check[],
  answers: Answer[],
  tools?: StepTools,
) {
  const [checks] = useState(asked);
  const [server] = useState(answers);
  const [written] = useState(() => readWrittenExample(root, tools?.after));
  const { start, solution } = written;
  const [key] = useState(() => `${location.pathname}#${id}`);
  /** Code from a shared link, which is not run before the reader asks for it. */
  const [packed, setPacked] = useState(() => packedCode(location.hash, id));
  const isHeld = packed !== null;

  const { useCode, useIsSeen, onPassed } = tools ?? exampleTools;
  const [code, setCode] = useCode({ key, start, isHeld });
  const isSeen = useIsSeen(root);
  const [drawn, setDrawn] = useState(() => (hasScript(code) ? start : code));
  const [isAutomatic, setAutomatic] = useState(true);
  const [showsSolution, setShowsSolution] = useState(false);
  /** The code that `reset` has replaced. */
  const [taken, setTaken] = useState<ExampleCode | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [results, setResults] = useState<CheckResult[] | null>(null);

  const isChanged = !isSameCode(code, start);
  const shown = showsSolution && solution ? solution : code;

  // Another link may be followed while the page is open.
  useEffect(() => {
    const follow = () => {
      const next = packedCode(location.hash, id);
      if (next === null) return;
      setPacked(next);
      setShowsSolution(false);
      setTaken(null);
      root.scrollIntoView();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [root, id]);

  useEffect(() => {
    if (packed === null) return;
    let isGone = false;
    unpackCode(packed).then((arrived) => {
      if (isGone) return;
      if (arrived) setCode(arrived);
      else {
        setPacked(null);
        setNotice('El enlace está incompleto, así que aquí tienes el ejemplo del principio.');
      }
    });
    return () => {
      isGone = true;
    };
  }, [packed, setCode]);

  useEffect(() => {
    if (!isAutomatic || !isSeen || isHeld || showsSolution || hasScript(code) || isSameCode(code, drawn)) return;
    const pause = setTimeout(() => setDrawn(code), runPauseMs);
    return () => clearTimeout(pause);
  }, [code, drawn, isAutomatic, isSeen, isHeld, showsSolution]);

  // To look at the solution passes nothing.
  const passed = useEffectEvent(() => {
    if (!showsSolution && isSameCode(drawn, code)) onPassed();
  });

  useEffect(() => {
    setTrouble(null);
    setResults(null);
    if (checks.length === 0 || isSameCode(drawn, start)) return;
    let isOld = false;
    checkCode(drawn, checks, server).then((found) => {
      if (isOld) return;
      setResults(found);
      const isDone = found.every(({ ok }) => ok);
      if (isDone) passed();
      setNotice(
        isDone
          ? 'Conseguido: cumple todo lo que se pedía.'
          : `Cumple ${found.filter(({ ok }) => ok).length} de ${found.length}.`,
      );
    });
    return () => {
      isOld = true;
    };
  }, [drawn, start, checks, server]);

  function release() {
    if (!isHeld) return;
    setPacked(null);
    // A reload then loads what she has made of it.
    history.replaceState(history.state, '', `#${elementIdOf(id)}`);
  }

  return {
    written,
    shown,
    /** The highlighted form of what is shown, or null when it is the reader's own. */
    markup: showsSolution ? (solution?.markup ?? null) : isChanged ? null : start.markup,
    drawn,
    isHeld,
    isAutomatic,
    setAutomatic,
    showsSolution,
    trouble,
    setTrouble,
    notice,
    results,

    change(part: Partial<ExampleCode>) {
      setCode((before) => ({ ...before, ...part }));
      setTaken(null);
      setNotice(null);
    },
    run() {
      release();
      // A new object: scripts run again even when nothing has changed.
      setDrawn({ html: shown.html, css: shown.css, js: shown.js });
    },
    canReset: isChanged || taken !== null,
    canUndoReset: taken !== null,
    /** Back to the start, and back from there. */
    reset() {
      if (!isChanged && !taken) return;
      release();
      const next = taken ?? start;
      // What came with a link would run on being restored.
      setTaken(taken || isHeld ? null : code);
      setCode(next);
      setDrawn(next);
      setShowsSolution(false);
      setNotice(taken ? 'Vuelves a tener tu código.' : 'Vuelve a ser el ejemplo del principio.');
    },
    toggleSolution() {
      const isShown = !showsSolution && solution !== null;
      setShowsSolution(isShown);
      setDrawn(isShown ? solution : isHeld ? start : code);
      setNotice(isShown ? 'Esta es una solución. Lo que hayas escrito sigue aquí.' : 'Vuelves a ver tu código.');
    },
  };
}
