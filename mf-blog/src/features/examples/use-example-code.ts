import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { type ExampleCode, isSameCode } from './check.ts';
import { keepExampleDraft, readExampleDraft } from './example-draft.ts';

export interface KeptCode {
  /** Page and id of the example. */
  key: string;
  start: ExampleCode;
  /** Code that is not hers yet is not kept. */
  isHeld: boolean;
}

/** The reader's code of an example, kept as long as the tab is open. */
export function useExampleCode({
  key,
  start,
  isHeld,
}: KeptCode): [code: ExampleCode, setCode: Dispatch<SetStateAction<ExampleCode>>] {
  const [code, setCode] = useState<ExampleCode>(() => readExampleDraft(key) ?? start);
  useEffect(() => {
    if (!isHeld) keepExampleDraft(key, isSameCode(code, start) ? null : code);
  }, [key, code, start, isHeld]);
  return [code, setCode];
}
