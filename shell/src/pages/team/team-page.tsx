import type { Person } from '@femcoders/contracts/person';
import { type PageHeadFactory, type PageLoader, useSearchParams, useSite } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import { Companies } from './companies.tsx';
import { Founders } from './founders.tsx';
import { Join } from './join.tsx';
import { Mentors } from './mentors.tsx';
import { loadGroup, type People, usePeople } from './people-query.ts';
import { PeopleSection } from './people-section.tsx';
import { Promoters } from './promoters.tsx';
import { schemaPerson } from './schema-person.ts';
import { groupAnchors, groupTitles, readGroupPage, type TeamGroup, teamGroups } from './team-groups.ts';
import styles from './team-page.module.css';

/** The server waits for the people; in the browser the page comes at once and shows that they are on their way. */
export const loader: PageLoader = async ({ api, queryClient, url }) => {
  const groups = Promise.all(
    teamGroups.map((group) => loadGroup({ api, queryClient }, group, readGroupPage(url.searchParams, group))),
  );
  if (typeof window === 'undefined') await groups;
};

export const head: PageHeadFactory = ({ queryClient, url }) => {
  const people = queryClient
    .getQueriesData<Person[]>({ queryKey: ['people'] })
    .flatMap(([, list]) => list ?? [])
    .map((person) => schemaPerson(person, url));
  return {
    title: 'Equipo',
    description:
      'Las cofundadoras, promotoras y mentoras que mueven el club, qué hace cada una y cómo sumarte como promotora.',
    structuredData: people.length > 0 ? [{ '@context': 'https://schema.org', '@graph': people }] : [],
  };
};

/** `/equipo`: who the club is made by, and how to be one of them (spec section 1). */
export function Page() {
  const [search] = useSearchParams();
  const pages = teamGroups.map((group) => readGroupPage(search, group)) as [number, number, number];
  const founders = usePeople('cofounder', pages[0]);
  const promoters = usePeople('promoter', pages[1]);
  const mentors = usePeople('mentor', pages[2]);
  const lists = { cofounder: founders, promoter: promoters, mentor: mentors };
  const shown = teamGroups.filter((group, index) => !isEmpty(lists[group]) || pages[index] !== 1);

  return (
    <article>
      <Hero groups={shown} />
      {shown.length === 0 && <NobodyYet />}
      <PeopleSection
        group="cofounder"
        page={pages[0]}
        list={founders}
        className={styles.first}
        intro="Tuvieron la idea y pusieron la primera baldosa, en Barcelona, en 2023."
      >
        {(people) => <Founders people={people} />}
      </PeopleSection>
      <PeopleSection
        group="promoter"
        page={pages[1]}
        list={promoters}
        intro="Socias que colaboran como voluntarias. Si has venido a un encuentro, ya conoces a alguna."
      >
        {(people) => <Promoters people={people} isLastPage={!promoters.hasNext} />}
      </PeopleSection>
      <PeopleSection
        group="mentor"
        page={pages[2]}
        list={mentors}
        className={styles.mentors}
        intro="Ya han pasado por donde estás tú. Mira de qué les gusta hablar."
      >
        {(people) => <Mentors people={people} />}
      </PeopleSection>
      <Companies />
      <Join />
    </article>
  );
}

const isEmpty = ({ data }: People) => data?.length === 0;

function Hero({ groups }: { groups: TeamGroup[] }) {
  return (
    <header className={`wrap ${styles.hero}`}>
      <h1>El equipo que abre la puerta</h1>
      <div className={styles.words}>
        <p className={styles.lead}>
          Montan los encuentros, contestan en el Slack y acompañan a la que empieza. Y siempre cabe una más.
        </p>
        <nav aria-label="Partes del equipo">
          <ul className={`row gap-8-24 ${styles.parts}`}>
            {groups.map((group) => (
              <li key={group}>
                <a href={`#${groupAnchors[group]}`}>{groupTitles[group]}</a>
              </li>
            ))}
            <li>
              <a href="#sumate">Súmate</a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

function NobodyYet() {
  const { slackUrl } = useSite();
  return (
    <section className={`wrap ${styles.nobody}`} aria-label="El equipo">
      <EmptyState title="Estamos preparando las presentaciones">
        <p>Pronto verás aquí a quienes mueven el club. Si no quieres esperar, las conoces a todas en el Slack.</p>
        <a className={buttonClass('outline', 'small')} href={slackUrl} rel="noopener">
          Saludar en el Slack
        </a>
      </EmptyState>
    </section>
  );
}
