import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import type { DocumentKind } from '@femcoders/contracts/document-names';
import type { DocumentValues } from '@femcoders/contracts/validate-documents';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useApi, useQueryClient } from '@femcoders/platform';
import { useEffect, useRef, useState } from 'react';
import { draftKeyOf } from '../forms/draft-key.ts';
import { documentMutations, ownDraftQuery } from './api/own-documents.ts';

/** Pause in the typing after which the site keeps it, in milliseconds. */
const draftPauseMs = 2_000;

const start = { fields: {} as DocumentValues };

function read(stored: unknown): Partial<typeof start> {
  const { fields } = stored as Partial<typeof start>;
  if (typeof fields !== 'object' || fields === null) return {};
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  return { fields: Object.fromEntries(texts) };
}

/**
 * Returns the text of a documents form, stored in this browser until it is stored elsewhere.
 * @param of the form that it belongs to
 * @param known what that was filled with before
 */
export function useDebouncedText(of: string, known: DocumentValues) {
  const { value: kept, ready, change, forget, latest } = useDraft(draftKeyOf(`documentos-${of}`), { start, read });
  const isHere = (fields: DocumentValues) => Object.keys(fields).length > 0;
  const dirty = isHere(kept.fields);
  return {
    values: dirty ? kept.fields : known,
    ready,
    /** There is something that nobody else has. */
    dirty,
    change(name: string, value: string) {
      const { fields } = latest();
      change({ fields: { ...(isHere(fields) ? fields : known), [name]: value } });
    },
    /** Whether nothing was typed since these were read. */
    isStill: (fields: DocumentValues) => latest().fields === fields,
    forget,
  };
}

export type KeptState = 'nothing' | 'pending' | 'kept' | 'failed';

/**
 * Her draft of a kind, kept by the site when she pauses, so that it is there on any device; files are put into it.
 * @param found as the site has it, null before there is one
 */
export function useDocumentsDraft(userId: string, kind: DocumentKind, found: DocumentCaseDetail | null) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { values, ready, dirty, change, isStill, forget } = useDebouncedText(kind, found?.fields ?? {});
  const [failed, setFailed] = useState(false);
  /** The draft as the site has it, also before it is drawn. */
  const draft = useRef(found);
  const making = useRef<Promise<DocumentCaseDetail> | null>(null);

  /** One call after another: an older text never comes last. */
  async function keep(fields: DocumentValues): Promise<DocumentCaseDetail> {
    await making.current?.catch(() => undefined);
    making.current = documentMutations(api, userId).keepDraft(kind, fields);
    draft.current = await making.current;
    queryClient.setQueryData(ownDraftQuery(api, userId, kind).queryKey, { draft: draft.current });
    return draft.current;
  }

  async function keepWhatIsTyped(fields: DocumentValues) {
    try {
      await keep(fields);
      setFailed(false);
      if (isStill(fields)) forget();
    } catch {
      setFailed(true);
    }
  }

  const keepSoon = useRef(keepWhatIsTyped);
  keepSoon.current = keepWhatIsTyped;
  useEffect(() => {
    if (!ready || !dirty) return;
    const timer = setTimeout(() => void keepSoon.current(values), draftPauseMs);
    return () => clearTimeout(timer);
  }, [values, ready, dirty]);

  const kept: KeptState = failed ? 'failed' : dirty ? 'pending' : draft.current ? 'kept' : 'nothing';
  return {
    values,
    ready,
    change,
    kept,
    forget,
    /** The draft's reference; it is made where there is none. */
    reference: async () => (draft.current ?? (await keep(values))).reference,
  };
}
