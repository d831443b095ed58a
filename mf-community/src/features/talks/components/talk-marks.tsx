import type { TalkMarks as Marks, TalkDetail } from '@femcoders/contracts/talk';
import { showToast, useApi, useLocation, useNavigate, useQuery, useQueryClient, useSession } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useRef, useState } from 'react';
import { sendingProblem } from '../../forms/sending-problem.ts';
import { loginAddress } from '../../members/members-only.tsx';
import { markTalk, ownTalksQuery } from '../api/own-talks.ts';
import { helpedText } from '../talk-words.ts';
import styles from './talk-marks.module.css';

/** What a member thinks of a talk: each once, and taken back by the same button. Visitors are shown the way in. */
export function TalkMarks({ talk }: { talk: Pick<TalkDetail, 'id' | 'helped'> }) {
  const { user, status } = useSession();
  const api = useApi();
  const queryClient = useQueryClient();
  const place = useLocation();
  const navigate = useNavigate();
  const own = useQuery({ ...ownTalksQuery(api, user?.id ?? ''), enabled: user !== null });
  const [shown, setShown] = useState<(Marks & { helped: number }) | null>(null);
  const underWay = useRef(false);
  const stored = {
    helpful: own.data?.helpful.includes(talk.id) ?? false,
    saved: own.data?.saved.some(({ id }) => id === talk.id) ?? false,
    helped: talk.helped,
  };
  const marks = shown ?? stored;
  const waiting = status === 'unknown' || (user !== null && own.isPending);

  async function press(change: Partial<Marks>) {
    if (!user) {
      navigate(loginAddress(place));
      return;
    }
    // Before it is known what she has marked, a press could take back what it means to say.
    if (waiting || underWay.current) return;
    underWay.current = true;
    const wanted = { helpful: marks.helpful, saved: marks.saved, ...change };
    const helped = marks.helped + Number(wanted.helpful) - Number(marks.helpful);
    setShown({ ...wanted, helped });
    try {
      setShown(await markTalk(api, user.id, talk.id, wanted));
      void queryClient.invalidateQueries({ queryKey: ownTalksQuery(api, user.id).queryKey });
    } catch (error) {
      setShown(marks);
      showToast(sendingProblem(error, 'Vuelve a pulsar el botón.').title, { tone: 'error' });
    } finally {
      underWay.current = false;
    }
  }

  return (
    <div className={styles.marks}>
      <Button
        variant={marks.helpful ? 'filled' : 'outline'}
        size="small"
        aria-pressed={marks.helpful}
        onClick={() => void press({ helpful: !marks.helpful })}
      >
        Me ayuda
      </Button>
      <Button
        variant={marks.saved ? 'filled' : 'outline'}
        size="small"
        aria-pressed={marks.saved}
        onClick={() => void press({ saved: !marks.saved })}
      >
        Guardar para luego
      </Button>
      <p role="status">{helpedText(marks.helped) ?? 'Sé la primera en decir si te ayuda'}</p>
    </div>
  );
}
