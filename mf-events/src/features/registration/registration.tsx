import type { EventDetail } from '@femcoders/contracts/event';
import type { OwnRegistration } from '@femcoders/contracts/registration';
import { useQueryClient } from '@femcoders/platform';
import { classNames, Panot } from '@femcoders/shared-ui';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { eventDetailKey } from '../event-page/api/event-detail.ts';
import { isOnlineOnly } from '../event-page/online-only.ts';
import { registrationAnchor } from '../events/event-links.ts';
import { isHers, useMemberPlace } from '../own-place/use-member-place.ts';
import { Closed, Invitation } from './invitation.tsx';
import styles from './registration.module.css';
import { RegistrationForm } from './registration-form.tsx';
import { type RequestedPlace, requestedTitle } from './requested-place.ts';

const bandColours = { ground: 'var(--band)', petal: 'var(--band-title)', core: 'var(--sun)' };

/** Asked for as soon as somebody types, so that it is there once a place is hers. */
const loadRegistered = () => import(/* webpackChunkName: "member-place" */ './registered.tsx');
const Registered = lazy(async () => ({ default: (await loadRegistered()).Registered }));
/** Only members with a place load it. */
const MemberView = lazy(async () => {
  const { MemberView: View } = await import(/* webpackChunkName: "member-place" */ './member-place.tsx');
  return { default: View };
});

interface RegistrationProps {
  event: EventDetail;
  /** The request that she has just made here. */
  asked: RequestedPlace | null;
  onRequested: (asked: RequestedPlace | null) => void;
}

/** Where a place is asked for: what is left, how it continues, and the form; who has a place sees it instead. */
export function Registration({ event, asked, onRequested }: RegistrationProps) {
  const queryClient = useQueryClient();
  const { place, pending } = useMemberPlace(event);
  const [left, setLeft] = useState<OwnRegistration['state'] | null>(null);
  const [forAnother, setForAnother] = useState(false);
  const wantsFocus = useRef(false);
  const own = isHers(place) && !forAnother ? place : null;

  // What was pressed is gone: what follows takes the focus, and is heard. What loads by itself takes nothing.
  const heading = useCallback((element: HTMLHeadingElement | null) => {
    if (wantsFocus.current) element?.focus();
  }, []);

  if (event.registration === 'none' || event.phase === 'past') return null;
  const onlineOnly = isOnlineOnly(event);
  const closed = event.registration === 'closed';
  const waiting = event.registration === 'waiting';

  const move = (wanted = true) => {
    wantsFocus.current = wanted;
  };
  const another = () => {
    move();
    setForAnother(true);
    onRequested(null);
  };
  const renew = () => void queryClient.invalidateQueries({ queryKey: ['myPlaces'] });
  const changed = (after: OwnRegistration) => {
    move();
    if (after.state === 'cancelled') setLeft(own?.state ?? null);
    onRequested(null);
    renew();
    void queryClient.invalidateQueries({ queryKey: eventDetailKey(event.slug) });
  };

  const title = (words: string) => (
    <h2 key={words} id="apuntarme-titulo" ref={heading} tabIndex={-1} className="landing" onBlur={() => move(false)}>
      {words}
    </h2>
  );
  const frame = (words: ReactNode, panel: ReactNode) => (
    <section
      id={registrationAnchor}
      className={classNames('wrap', styles.registration)}
      aria-labelledby="apuntarme-titulo"
    >
      <div className={`stack gap-16 packed ${styles.words}`}>{words}</div>
      {panel && <Panot className={styles.flower} petals={8} palette={bandColours} radius={48} />}
      {panel}
    </section>
  );
  const panelOf = (content: ReactNode) => (
    <div className={`cut starts breaks ${styles.panel}`}>
      <Suspense>{content}</Suspense>
    </div>
  );

  // What waits for the button of a mail is somebody else's: hers needs none.
  if ((left || own) && !asked?.answer.confirm_by) {
    return (
      <Suspense fallback={frame(title(asked ? requestedTitle(asked.answer, onlineOnly) : 'Tu plaza'), panelOf(null))}>
        <MemberView
          {...{ event, left, asked, title }}
          place={own}
          frame={(words, content) => frame(words, panelOf(content))}
          onDone={changed}
          onRefused={renew}
          onAnother={another}
          onAgain={() => {
            move();
            setLeft(null);
          }}
        />
      </Suspense>
    );
  }
  if (asked) {
    return frame(
      title(requestedTitle(asked.answer, onlineOnly)),
      panelOf(<Registered asked={asked} onAnother={another} />),
    );
  }
  if (closed) return frame(<Closed event={event} title={title} />, null);
  return frame(
    <Invitation event={event} title={title} />,
    <RegistrationForm
      key={String(forAnother)}
      slug={event.slug}
      {...{ waiting, forAnother, pending }}
      onTyping={() => void loadRegistered().catch(() => {})}
      onRequested={(given) => {
        move();
        setForAnother(false);
        onRequested(given);
      }}
    />,
  );
}
