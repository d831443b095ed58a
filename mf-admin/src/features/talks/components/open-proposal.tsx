import type { AdminTalkProposal } from '@femcoders/contracts/talk-proposal';
import { useSession } from '@femcoders/platform';
import { OpenRecord } from '../../records/open-record.tsx';
import { RecordPage, RecordSide } from '../../records/record-page.tsx';
import { useProposal } from '../api/proposal.ts';
import { ProposalSide } from './proposal-side.tsx';
import { ProposalText } from './proposal-text.tsx';
import { ScoreForm } from './score-form.tsx';

/** A proposal, once it is here: what it says, what one thinks of it, and what becomes of it. */
export function OpenProposal({ id }: { id: string }) {
  return (
    <OpenRecord
      query={useProposal(id)}
      what="la propuesta"
      gone="Esta propuesta no está aquí"
      goneWhy="Puede que quien la hizo haya borrado su cuenta."
      {...back}
    >
      {(proposal) => <Whole proposal={proposal} />}
    </OpenRecord>
  );
}

const back = { back: '/admin/presentaciones/propuestas?estado=pending', backWords: 'Volver a la lista' };

function Whole({ proposal }: { proposal: AdminTalkProposal }) {
  const { user } = useSession();
  const open = proposal.state === 'received' || proposal.state === 'assessing';
  return (
    <RecordPage
      {...back}
      side={
        <RecordSide label="Puntuaciones y decisión">
          <ProposalSide proposal={proposal} />
        </RecordSide>
      }
    >
      <ProposalText proposal={proposal} />
      {open && user && <ScoreForm proposal={proposal} userId={user.id} />}
    </RecordPage>
  );
}
