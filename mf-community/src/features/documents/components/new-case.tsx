import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import type { DocumentKind } from '@femcoders/contracts/document-names';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { Loaded } from '@femcoders/kit/data/loaded';
import { type SignedInUser, showToast, useApi, useNavigate, useQuery, useQueryClient } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useState } from 'react';
import { MembersOnly } from '../../members/members-only.tsx';
import { documentMutations, ownCaseQuery, ownDocumentsKey, ownDraftQuery } from '../api/own-documents.ts';
import { useCaseFiles } from '../use-case-files.ts';
import { type KeptState, useDocumentsDraft } from '../use-documents-draft.ts';
import { CaseForm, useCaseForm } from './case-form.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** A case to fill in, from where she left it. */
export function NewCase({ kind }: { kind: DocumentKind }) {
  return (
    <MembersOnly why="Para enviar documentos hace falta una cuenta: así ves cómo van y los puedes retirar.">
      {(user) => <DraftOf key={kind} kind={kind} user={user} />}
    </MembersOnly>
  );
}

function DraftOf({ kind, user }: { kind: DocumentKind; user: SignedInUser }) {
  const query = useQuery(ownDraftQuery(useApi(), user.id, kind));
  return (
    <Loaded
      query={query}
      failed="No hemos podido cargar tu borrador"
      whenFailed="Lo que hayas subido sigue guardado."
      lines={8}
    >
      {({ draft }) => <DraftForm kind={kind} user={user} draft={draft} />}
    </Loaded>
  );
}

interface DraftFormProps {
  kind: DocumentKind;
  user: SignedInUser;
  draft: DocumentCaseDetail | null;
}

function DraftForm({ kind, user, draft }: DraftFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { values, change, kept, forget, reference } = useDocumentsDraft(user.id, kind, draft);
  const files = useCaseFiles(user.id, draft?.documents ?? [], reference);
  const [asked, setAsked] = useState(false);
  const mutations = documentMutations(api, user.id);

  /** Closes the form: removes the draft and refreshes the data of her cases. */
  function close() {
    forget();
    queryClient.removeQueries({ queryKey: ownDraftQuery(api, user.id, kind).queryKey });
    void queryClient.invalidateQueries({ queryKey: ownDocumentsKey(user.id) });
  }

  const parts = { kind, values, files };
  const form = useCaseForm({
    ...parts,
    async send(typed) {
      const sent = await mutations.send(await reference(), typed, true);
      queryClient.setQueryData(ownCaseQuery(api, user.id, sent.reference).queryKey, sent);
      close();
      navigate(`/enviar-documentacion/${sent.reference}`);
    },
  });

  const discard = () =>
    form.send(async () => {
      await mutations.withdraw(await reference());
      close();
      showToast('Hemos borrado el borrador.', { tone: 'success' });
      navigate('/enviar-documentacion');
    });

  return (
    <>
      <CaseForm {...parts} form={form} onChange={change}>
        {kept !== 'nothing' && (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            Borrar el borrador
          </Button>
        )}
        <Kept state={kept} until={draft?.deleteAt ?? null} />
      </CaseForm>
      <WithdrawDialog open={asked} isDraft onWithdraw={() => void discard()} onClose={() => setAsked(false)} />
    </>
  );
}

/** Whether what she has written is with us. */
function Kept({ state, until }: { state: KeptState; until: string | null }) {
  if (state === 'nothing') return null;
  return (
    <p className="quiet small" role="status">
      {state === 'kept' && until && `Borrador guardado. Si no lo envías, se borra el ${dayInWords(until)}.`}
      {state === 'pending' && 'Guardando el borrador…'}
      {state === 'failed' && (
        <span className="error">
          El borrador está solo en este dispositivo: no hemos podido conectar. Lo intentamos de nuevo cuando escribas.
        </span>
      )}
    </p>
  );
}
