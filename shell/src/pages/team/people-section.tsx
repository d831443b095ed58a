import type { Person } from '@femcoders/contracts/person';
import { Loaded } from '@femcoders/kit/data/loaded';
import { PageSteps } from '@femcoders/kit/lists/page-steps';
import { Link } from '@femcoders/platform';
import { EmptyState, LoadingPanot } from '@femcoders/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { People } from './people-query.ts';
import styles from './people-section.module.css';
import { groupAnchors, groupPageHref, groupTitles, type TeamGroup } from './team-groups.ts';

interface PeopleSectionProps {
  group: TeamGroup;
  /** From 1. When the reader turns it, the title takes the focus, for there the new page begins. */
  page: number;
  list: People;
  intro: ReactNode;
  className?: string | undefined;
  children: (people: Person[]) => ReactNode;
}

/** A group under its title, or its loading or error state. A group without anybody has no section. */
export function PeopleSection({ group, page, list, intro, className, children }: PeopleSectionProps) {
  const { state, data, busy } = list;
  const anchor = groupAnchors[group];
  const heading = useRef<HTMLHeadingElement>(null);
  const retried = useRef(false);
  const shownPage = useRef(page);

  useEffect(() => {
    const arrivedAfterRetry = retried.current && state === 'ready';
    const turned = shownPage.current !== page;
    shownPage.current = page;
    if (arrivedAfterRetry) retried.current = false;
    if (arrivedAfterRetry || turned) heading.current?.focus();
  }, [state, page]);

  if (data?.length === 0 && page === 1) return null;

  const retry = () => {
    retried.current = true;
    list.retry();
  };

  return (
    <section
      id={anchor}
      className={`wrap section ${className ?? ''}`}
      aria-labelledby={`${anchor}-titulo`}
      aria-busy={busy || undefined}
    >
      <div className={styles.head}>
        <h2 id={`${anchor}-titulo`} ref={heading} tabIndex={-1} className="landing">
          {groupTitles[group]}
        </h2>
        <p>{intro}</p>
      </div>
      <Loaded
        query={{ ...list, retry }}
        failed="No hemos podido cargar esta parte del equipo"
        whenFailed="El resto de la página sigue funcionando."
        retryHref={groupPageHref(group, page)}
        loading={<LoadingPanot label="Cargando el equipo…" />}
      >
        {(people) =>
          people.length > 0 ? (
            children(people)
          ) : (
            <EmptyState title="Aquí ya no queda nadie">
              La lista termina antes. <Link to={groupPageHref(group, 1)}>Volver al principio</Link>
            </EmptyState>
          )
        }
      </Loaded>
      {data && data.length > 0 && (
        <PageSteps
          label={`Páginas de ${groupTitles[group].toLowerCase()}`}
          page={page}
          pages={undefined}
          hasNext={list.hasNext}
          href={(to) => groupPageHref(group, to)}
          className={styles.pages}
        />
      )}
    </section>
  );
}
