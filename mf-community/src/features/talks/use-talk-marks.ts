import type { TalkMarks as Marks, TalkDetail } from '@femcoders/contracts/talk';
import type { OwnTalks } from '@femcoders/contracts/talk-proposal';
import { submissionProblem } from '@femcoders/kit/forms/submission-problem';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { showToast, useApi, useLocation, useNavigate, useQuery, useQueryClient, useSession } from '@femcoders/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { loginAddress } from '../members/members-only.tsx';
import { markTalk, ownTalksQuery } from './api/own-talks.ts';

const marksOf = (own: OwnTalks | undefined, talkId: string): Marks => ({
  helpful: own?.helpful.includes(talkId) ?? false,
  saved: own?.saved.some(({ id }) => id === talkId) ?? false,
});

/**
 * Returns a member's marks of a talk and the handler of a mark's button, which leads visitors to the login. No press is
 * lost: one that comes while another is being kept is kept after it, and one that comes before it is known what she has
 * marked sets its mark, which she saw unset.
 */
export function useTalkMarks(talk: Pick<TalkDetail, 'id' | 'helped'>) {
  const { user, status } = useSession();
  const api = useApi();
  const queryClient = useQueryClient();
  const place = useLocation();
  const navigate = useNavigate();
  const own = useQuery({ ...ownTalksQuery(api, user?.id ?? ''), enabled: user !== null });
  const [answered, setAnswered] = useState<(Marks & { helped: number }) | null>(null);
  /** Marks pressed and not kept yet. */
  const [wanted, setWanted] = useState<Partial<Marks>>({});
  const { run } = usePending();

  const kept = answered ?? { ...marksOf(own.data, talk.id), helped: talk.helped };
  const marks = { helpful: kept.helpful, saved: kept.saved, ...wanted };

  const keepOnce = useEffectEvent(() => run(keep));
  useEffect(() => {
    if (status !== 'unknown' && Object.keys(wanted).length > 0) void keepOnce();
  }, [status, wanted]);

  async function keep() {
    if (!user) {
      setWanted({});
      navigate(loginAddress(place));
      return;
    }
    try {
      const query = ownTalksQuery(api, user.id);
      const before = answered ?? marksOf(await queryClient.ensureQueryData(query), talk.id);
      const sent = { helpful: before.helpful, saved: before.saved, ...wanted };
      if (sent.helpful !== before.helpful || sent.saved !== before.saved) {
        setAnswered(await markTalk(api, user.id, talk.id, sent));
        void queryClient.invalidateQueries({ queryKey: query.queryKey });
      }
      // What she pressed meanwhile is still to be kept.
      setWanted((now) => ({
        ...(now.helpful !== undefined && now.helpful !== sent.helpful && { helpful: now.helpful }),
        ...(now.saved !== undefined && now.saved !== sent.saved && { saved: now.saved }),
      }));
    } catch (error) {
      setWanted({});
      showToast(submissionProblem(error, 'Vuelve a pulsar el botón.').title, { tone: 'error' });
    }
  }

  return {
    ...marks,
    helped: kept.helped + Number(marks.helpful) - Number(kept.helpful),
    press: (mark: keyof Marks) => setWanted((before) => ({ ...before, [mark]: !marks[mark] })),
  };
}
