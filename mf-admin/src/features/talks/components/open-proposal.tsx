import type { AdminTalkProposal } from '@femcoders/contracts/talk-proposal';
import { useSession } from '@femcoders/platform';
import { type RecordProps, recordPage } from '../../records/record-page.tsx';
import { type ProposalMutations, useProposal, useProposalMutations } from '../api/proposal.ts';
import { ProposalSide } from './proposal-side.tsx';
import { ProposalText } from './proposal-text.tsx';
import { ScoreForm } from './score-form.tsx';

/** A proposal: what it says, what one thinks of it, and what becomes of it. */
export const OpenProposal = recordPage({
  useRecord: useProposal,
  useMutations: useProposalMutations,
  what: 'la propuesta',
  gone: 'Esta propuesta no está aquí',
  goneWhy: 'Puede que quien la hizo haya borrado su cuenta.',
  back: '/admin/presentaciones/propuestas?estado=pending',
  backWords: 'Volver a la lista',
  Main: ProposalAtWork,
  Side: ProposalSide,
  sideLabel: 'Puntuaciones y decisión',
});

function ProposalAtWork({ record: proposal, mutations }: RecordProps<AdminTalkProposal, ProposalMutations>) {
  const { user } = useSession();
  const open = proposal.state === 'received' || proposal.state === 'assessing';
  return (
    <>
      <ProposalText proposal={proposal} />
      {open && user && <ScoreForm proposal={proposal} userId={user.id} score={mutations.score} />}
    </>
  );
}
