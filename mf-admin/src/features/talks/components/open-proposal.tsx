import { ApiError, Link, useSession } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import form from '../../forms/record-form.module.css';
import { useProposal } from '../api/proposal.ts';
import { ProposalSide } from './proposal-side.tsx';
import { ProposalText } from './proposal-text.tsx';
import { ScoreForm } from './score-form.tsx';

/** A proposal, once it is here: what it says, what one thinks of it, and what becomes of it. */
export function OpenProposal({ id }: { id: string }) {
  const { user } = useSession();
  const { data: proposal, error, isFetching, refetch } = useProposal(id);
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title="Esta propuesta no está aquí">
        <p>Puede que quien la hizo haya borrado su cuenta.</p>
        <Link to="/admin/presentaciones/propuestas" className={buttonClass('outline', 'small')}>
          Volver a la lista
        </Link>
      </EmptyState>
    );
  }
  if (error && !proposal) {
    return (
      <ErrorState title="No hemos podido cargar la propuesta" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  if (!proposal || !user) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Cargando la propuesta…</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  const open = proposal.state === 'received' || proposal.state === 'assessing';
  return (
    <div className={form.record}>
      <div className={form.form}>
        <p>
          <Link to="/admin/presentaciones/propuestas?estado=pending" className={form.back}>
            Volver a la lista
          </Link>
        </p>
        <ProposalText proposal={proposal} />
        {open && <ScoreForm proposal={proposal} userId={user.id} />}
      </div>
      <aside className={form.side} aria-label="Puntuaciones y decisión">
        <ProposalSide proposal={proposal} />
      </aside>
    </div>
  );
}
