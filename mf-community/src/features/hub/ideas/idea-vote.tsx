import { takeHubVoteBack, voteForHubIdea } from '@femcoders/contracts/endpoints/hub';
import type { HubIdea } from '@femcoders/contracts/hub';
import { callApi } from '@femcoders/platform';
import { votesInWords } from '../hub-words.ts';
import { VoteButton } from '../vote-button.tsx';

/** Her one vote for an idea, and how many there are. */
export function IdeaVote({ idea: { id, name, votes } }: { idea: HubIdea }) {
  return (
    <VoteButton
      of={id}
      kind="ideas"
      vote={(api, userId, wanted) =>
        callApi(api, wanted ? voteForHubIdea : takeHubVoteBack, { params: { id: userId, idea: id } })
      }
      count={votes}
      name={`Votar «${name}»`}
      give="Votar"
      given="Votada"
      words={votesInWords}
    />
  );
}
