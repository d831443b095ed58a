import type { HubVotes } from '@femcoders/contracts/hub';
import { submissionProblem } from '@femcoders/kit/forms/submission-problem';
import { usePending } from '@femcoders/kit/forms/use-pending';
import {
  type ApiClient,
  Link,
  showToast,
  useApi,
  useLocation,
  useQuery,
  useQueryClient,
  useSession,
} from '@femcoders/platform';
import { buttonClass, classNames } from '@femcoders/shared-ui';
import { useState } from 'react';
import { loginAddress } from '../members/members-only.tsx';
import { ownHubQuery } from './hub-queries.ts';
import styles from './vote-button.module.css';

interface VoteButtonProps {
  /** Id of what is voted for, among hers of that kind. */
  of: string;
  kind: 'marks' | 'ideas';
  /** Gives her vote, or takes it back. */
  vote: (api: ApiClient, userId: string, wanted: boolean) => Promise<HubVotes>;
  /** Votes of everybody. */
  count: number;
  /** The accessible name of the button. */
  name: string;
  give: string;
  given: string;
  words: (count: number) => string;
}

/**
 * One vote, given and taken back with the same button. The server and visitors have a link in its place that leads to the
 * login and back; it is as large, so that nothing moves when a session is found.
 */
export function VoteButton({ of, kind, vote, count, name, give, given, words }: VoteButtonProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const place = useLocation();
  const { user } = useSession();
  const own = useQuery({ ...ownHubQuery(api, user?.id ?? ''), enabled: user !== null });
  /** After she has pressed: what she wants, and how many votes there are with it; it holds until `count` is a newer one. */
  const [pressed, setPressed] = useState<{ voted: boolean; votes: number; over: number } | null>(null);
  const { run } = usePending();

  const voted = pressed?.voted ?? own.data?.[kind].includes(of) ?? false;
  const shown = pressed && pressed.over === count ? pressed.votes : count;
  const label = (
    <>
      <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.mark}>
        <path d={voted ? 'm3.5 10.5 4.5 4.5L16.5 6' : 'M10 16V4M4.5 9.5 10 4l5.5 5.5'} />
      </svg>
      {voted ? given : give}
    </>
  );

  async function press() {
    if (!user) return;
    const before = pressed;
    const next = !voted;
    setPressed({ voted: next, votes: shown + (next ? 1 : -1), over: count });
    try {
      const { votes } = await vote(api, user.id, next);
      setPressed({ voted: next, votes, over: count });
      // What is not on the screen is fetched again; here nothing moves under her hand.
      queryClient.removeQueries({ queryKey: ['hub'], type: 'inactive' });
      await queryClient.invalidateQueries({ queryKey: ['ownHub', user.id] });
    } catch (error) {
      setPressed(before);
      showToast(submissionProblem(error).title, { tone: 'error' });
    }
  }

  return (
    <div className="row gap-8-16 middle">
      {user ? (
        <button
          type="button"
          className={classNames(buttonClass(voted ? 'filled' : 'outline', 'small'), styles.button)}
          aria-pressed={voted}
          aria-label={name}
          onClick={() => void run(press)}
        >
          {label}
        </button>
      ) : (
        <Link
          className={classNames(buttonClass('outline', 'small'), styles.button)}
          to={loginAddress(place)}
          aria-label={`${name} (entra con tu cuenta)`}
        >
          {label}
        </Link>
      )}
      <p className={styles.count} aria-live="polite">
        {words(shown)}
      </p>
    </div>
  );
}
