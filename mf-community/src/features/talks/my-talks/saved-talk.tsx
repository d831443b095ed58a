import type { TalkSummary } from '@femcoders/contracts/talk';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { Link, showToast, useApi, useQueryClient } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { markTalk, ownTalksKey } from '../api/own-talks.ts';
import { talkPath } from '../talk-links.ts';
import { speakerNames } from '../talk-words.ts';
import styles from './my-talks.module.css';

interface SavedTalkProps {
  talk: TalkSummary;
  userId: string;
  /** Whether it helped her: that stays when it leaves her list. */
  helpful: boolean;
  onRemove: () => void;
}

/** A talk that she keeps for later. It leaves at once, and comes back as easily. */
export function SavedTalk({ talk, userId, helpful, onRemove }: SavedTalkProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { busy, problem, send } = useSubmission('Vuelve a pulsar el botón.');

  const keep = async (saved: boolean) => {
    await markTalk(api, userId, talk.id, { helpful, saved });
    await queryClient.invalidateQueries({ queryKey: ownTalksKey(userId) });
  };
  const remove = () => {
    onRemove();
    return send(async () => {
      await keep(false);
      const undo = () =>
        void keep(true).catch(() => showToast('No hemos podido volver a guardarla', { tone: 'error' }));
      showToast(`«${talk.title}» ya no está en tu lista`, { action: { label: 'Deshacer', run: undo } });
    });
  };

  return (
    <li className={styles.entry}>
      <div>
        <Link to={talkPath(talk.slug)}>{talk.title}</Link>
        <p>
          {speakerNames(talk.speakers)} · {talk.minutes} min
        </p>
        {problem && <p role="alert">{problem.title}</p>}
      </div>
      <Button
        variant="outline"
        size="small"
        busy={busy}
        aria-label={`Quitar de la lista: ${talk.title}`}
        onClick={remove}
      >
        {busy ? 'Quitando…' : 'Quitar'}
      </Button>
    </li>
  );
}
