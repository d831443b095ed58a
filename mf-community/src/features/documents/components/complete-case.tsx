import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import { type SignedInUser, useApi } from '@femcoders/platform';
import { documentMutations } from '../api/own-documents.ts';
import { useCaseFiles } from '../use-case-files.ts';
import { useDebouncedText } from '../use-documents-draft.ts';
import { CaseForm, useCaseForm } from './case-form.tsx';

interface CompleteCaseProps {
  user: SignedInUser;
  found: DocumentCaseDetail;
  onSent: (after: DocumentCaseDetail) => void;
}

/** Renders what the team asked to complete: everything as it was, to add to and to send again. */
export function CompleteCase({ user, found, onSent }: CompleteCaseProps) {
  const { reference, kind, fields, documents } = found;
  const api = useApi();
  const typed = useDebouncedText(reference, fields);
  const files = useCaseFiles(user.id, documents, async () => reference);
  const parts = { kind, values: typed.values, files, again: true };
  const form = useCaseForm({
    ...parts,
    async send(values) {
      const after = await documentMutations(api, user.id).send(reference, values, true);
      typed.forget();
      onSent(after);
    },
  });
  return <CaseForm {...parts} form={form} onChange={typed.change} />;
}
