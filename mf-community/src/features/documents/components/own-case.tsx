import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import { documentCases } from '@femcoders/contracts/document-cases';
import { Loaded } from '@femcoders/kit/data/loaded';
import { useFocusOn } from '@femcoders/kit/forms/focused-heading';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { Link, type SignedInUser, useApi, useNavigate, useQuery, useQueryClient } from '@femcoders/platform';
import { Button, buttonClass, EmptyState, ErrorSummary } from '@femcoders/shared-ui';
import { useState } from 'react';
import { MembersOnly } from '../../members/members-only.tsx';
import { documentMutations, ownCaseQuery, ownDocumentsKey } from '../api/own-documents.ts';
import { CaseFacts } from './case-facts.tsx';
import { CaseFiles } from './case-files.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseState } from './case-state.tsx';
import { CompleteCase } from './complete-case.tsx';
import styles from './own-case.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** One of her cases: its state, what she sent, who opened it, and the way to take it back. */
export function OwnCase({ reference }: { reference: string }) {
  return (
    <MembersOnly why="Solo quien ha enviado los documentos ve su envío.">
      {(user) => <CaseOf key={reference} user={user} reference={reference} />}
    </MembersOnly>
  );
}

function CaseOf({ user, reference }: { user: SignedInUser; reference: string }) {
  const query = useQuery(ownCaseQuery(useApi(), user.id, reference));
  return (
    <Loaded
      query={query}
      failed="No hemos podido cargar tu envío"
      whenFailed="Tus documentos siguen como estaban."
      missing={<NoCase />}
      loading="Cargando tu envío…"
    >
      {(found) => <Case user={user} found={found} />}
    </Loaded>
  );
}

function NoCase() {
  return (
    <EmptyState title="Este envío no está entre los tuyos">
      <p>
        Comprueba la referencia, o entra con la cuenta con la que lo hiciste. Un año después de borrarse no queda nada.
      </p>
      <Link className={buttonClass('outline', 'small')} to="/enviar-documentacion">
        Ver mis envíos
      </Link>
    </EmptyState>
  );
}

function Case({ user, found }: { user: SignedInUser; found: DocumentCaseDetail }) {
  const { reference, kind, state, documents } = found;
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const title = useFocusOn(state);
  const withdrawing = useSubmission('');
  const [asked, setAsked] = useState(false);

  function show(after: DocumentCaseDetail) {
    queryClient.setQueryData(ownCaseQuery(api, user.id, reference).queryKey, after);
    void queryClient.invalidateQueries({ queryKey: [...ownDocumentsKey(user.id), 'list'] });
  }

  const withdraw = () =>
    withdrawing.send(async () => {
      const after = await documentMutations(api, user.id).withdraw(reference);
      if (after) return show(after);
      void queryClient.invalidateQueries({ queryKey: ownDocumentsKey(user.id) });
      navigate('/enviar-documentacion', { replace: true });
    });

  const isOpen = state !== 'withdrawn' && state !== 'expired';
  return (
    <div className="stack gap-64 top split-7-5">
      <div className="stack gap-48 shrinks">
        {withdrawing.problem && (
          <ErrorSummary title={withdrawing.problem.title} problems={withdrawing.problem.fields} />
        )}
        <CaseState found={found} titleRef={title} />
        {state === 'draft' && (
          <p>
            <Link className={buttonClass()} to={`/enviar-documentacion/nuevo?tramite=${kind}`}>
              Seguir con el borrador
            </Link>
          </p>
        )}
        {state === 'missing' ? (
          <CompleteCase user={user} found={found} onSent={show} />
        ) : (
          documents.length > 0 && <CaseFiles userId={user.id} found={found} />
        )}
        {isOpen && (
          <div className={`stack gap-8 starts ${styles.withdraw}`}>
            <Button variant="outline" busy={withdrawing.busy} onClick={() => setAsked(true)}>
              {withdrawing.busy ? 'Retirando…' : state === 'draft' ? 'Borrar el borrador' : 'Retirar mis documentos'}
            </Button>
            <p>Se borran en el momento. No se puede deshacer.</p>
          </div>
        )}
      </div>
      <div className="stack gap-48 shrinks">
        <CaseFacts found={found} keep={documentCases[kind].keepWords} />
        <CaseHistory steps={found.steps} />
      </div>
      <WithdrawDialog
        open={asked}
        isDraft={state === 'draft'}
        onWithdraw={() => void withdraw()}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
