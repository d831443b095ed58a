import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import { keptOnDevice } from '@femcoders/kit/forms/sending-problem';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { type SignedInUser, useApi } from '@femcoders/platform';
import { documentMutations } from '../api/own-documents.ts';
import { useCaseFiles } from '../use-case-files.ts';
import { useTyped } from '../use-kept-draft.ts';
import { CaseForm } from './case-form.tsx';

interface CompleteCaseProps {
  user: SignedInUser;
  found: DocumentCaseDetail;
  onSent: (after: DocumentCaseDetail) => void;
}

/** What the team asked to complete: everything as it was, to add to and to send again. */
export function CompleteCase({ user, found, onSent }: CompleteCaseProps) {
  const { reference, kind, fields, documents } = found;
  const api = useApi();
  const typed = useTyped(reference, fields);
  const files = useCaseFiles(user.id, documents, async () => reference);
  const sending = useSending(keptOnDevice);
  const send = () =>
    sending.send(async () => {
      const after = await documentMutations(api, user.id).send(reference, typed.values, true);
      typed.forget();
      onSent(after);
    });
  return (
    <CaseForm
      again
      kind={kind}
      values={typed.values}
      onChange={typed.change}
      files={files}
      sending={sending}
      onSend={() => void send()}
    />
  );
}
