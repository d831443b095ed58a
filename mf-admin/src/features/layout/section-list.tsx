import type { WaitingWork } from '@femcoders/contracts/admin-list';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Link, useSession } from '@femcoders/platform';
import { Button, EmptyState } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { Suspense } from 'react';
import { useSections } from './admin-place.ts';
import { type AdminSection, sectionsFor } from './admin-section.ts';
import { DemoNotice } from './demo-notice.tsx';
import { SecondFactorHint } from './second-factor-notice.tsx';
import styles from './section-list.module.css';
import { useNow } from './use-now.ts';
import { waitingTime } from './waiting-time.ts';
import { useWaitingWork, waitingIn } from './waiting-work.ts';

/**
 * Renders what the day asks for: where something waits and since when, what else the sections tell, and the other sections.
 */
export function SectionList() {
  const { user } = useSession();
  const sections = useSections();
  const query = useWaitingWork();
  if (!user) return null;
  const open = sectionsFor(sections, user.role);
  // Where nobody knows yet what waits, every section would stand elsewhere a moment later; where nobody can, they are of use.
  return (
    <Loaded query={query} lines={8} failed={<Day open={open} work={undefined} onRetry={() => void query.refetch()} />}>
      {(work) => <Day open={open} work={work} />}
    </Loaded>
  );
}

interface DayProps {
  open: readonly AdminSection[];
  /** Undefined where nobody knows what waits. */
  work: WaitingWork[] | undefined;
  onRetry?: () => void;
}

function Day({ open, work, onRetry }: DayProps) {
  const { user } = useSession();
  const busy = open.filter((section) => waitingIn(section, work));
  const quiet = open.filter((section) => !busy.includes(section));
  return (
    <>
      <div className={styles.day}>
        {!work && (
          <div role="alert" className="row gap-8-16 middle">
            <p>No hemos podido ver qué hay pendiente en cada sección.</p>
            <Button variant="outline" size="small" onClick={onRetry}>
              Reintentar
            </Button>
          </div>
        )}
        {work && busy.length === 0 && (
          <EmptyState title="No hay nada pendiente">
            <p>Todo lo que llegó está atendido.</p>
          </EmptyState>
        )}
        {busy.length > 0 && <Sections sections={busy} work={work} />}
        <div className={`stack gap-32 ${styles.news}`}>
          {open.map(
            ({ path, today: Today }) =>
              Today && (
                <Suspense key={path} fallback={<Waiting lines={4} />}>
                  <Today />
                </Suspense>
              ),
          )}
        </div>
        {quiet.length > 0 && <Sections sections={quiet} work={work} />}
      </div>
      {user?.role === 'admin' && <DemoNotice />}
      <SecondFactorHint />
    </>
  );
}

function Sections({ sections, work }: { sections: readonly AdminSection[]; work: WaitingWork[] | undefined }) {
  return (
    <ul className="lines">
      {sections.map((section) => (
        <SectionEntry key={section.path} section={section} work={work} />
      ))}
    </ul>
  );
}

function SectionEntry({ section, work }: { section: AdminSection; work: WaitingWork[] | undefined }) {
  const now = useNow(60_000);
  const waiting = waitingIn(section, work);
  return (
    <li className={styles.entry}>
      <div>
        <h2 className="small-title">
          <Link to={section.path}>{section.title}</Link>
        </h2>
        <p className="quiet small">{section.summary}</p>
      </div>
      {waiting && (
        <p className={`stack bold digits ${styles.waiting}`}>
          {waiting.words}
          {waiting.since && <span className="remark">lo más antiguo espera {waitedFor(waiting.since, now)}</span>}
        </p>
      )}
    </li>
  );
}

function waitedFor(since: string, now: number): string {
  const time = waitingTime(since, now);
  return time === 'ahora' ? 'menos de un minuto' : time;
}
