import { readPerson } from '@femcoders/contracts/endpoints/people';
import type { Person } from '@femcoders/contracts/person';
import { loadOrNotFound } from '@femcoders/kit/data/load-or-not-found';
import {
  type ApiClient,
  callApi,
  Link,
  type PageHeadFactory,
  type PageLoader,
  PageNotFound,
  useApi,
  useParams,
  useSuspenseQuery,
} from '@femcoders/platform';
import { Colleagues } from './colleagues.tsx';
import { loadGroup } from './people-query.ts';
import { PersonLinks } from './person-links.tsx';
import styles from './person-page.module.css';
import { Portrait } from './portrait.tsx';
import { schemaPerson } from './schema-person.ts';
import { isTeamGroup } from './team-groups.ts';
import { Topics } from './topics.tsx';

const personKey = (slug = '') => ['person', slug];

function personQuery(api: ApiClient, slug = '') {
  return { queryKey: personKey(slug), queryFn: () => callApi(api, readPerson, { params: { slug } }) };
}

export const loader: PageLoader = async ({ api, queryClient, params }) => {
  const { group } = await loadOrNotFound(queryClient, personQuery(api, params.slug));
  if (!isTeamGroup(group)) throw new PageNotFound('Speakers are shown with the events and have no page here.');
  const colleagues = loadGroup({ api, queryClient }, group, 1);
  if (typeof window === 'undefined') await colleagues;
};

export const head: PageHeadFactory = ({ queryClient, params, url }) => {
  const person = queryClient.getQueryData<Person>(personKey(params.slug));
  if (!person) return { title: 'Equipo', description: 'Una persona del equipo.', noindex: true };
  return {
    title: person.name,
    description: [`${person.name}, en el equipo.`, `${person.title}.`, person.summary].filter(Boolean).join(' '),
    trail: [{ name: 'Equipo', path: '/equipo' }],
    structuredData: [{ '@context': 'https://schema.org', ...schemaPerson(person, url) }],
  };
};

/** `/equipo/:slug`: one person of the team. */
export function Page() {
  const { slug } = useParams();
  const { data: person } = useSuspenseQuery(personQuery(useApi(), slug));
  return (
    <>
      <article className={`wrap ${styles.person}`}>
        <div>
          <Portrait person={person} eager />
        </div>
        <div className={styles.words}>
          <h1>{person.name}</h1>
          <p className={styles.title}>
            {person.title}
            {person.pronouns && <span> · {person.pronouns}</span>}
          </p>
          {person.summary && <p className={styles.summary}>{person.summary}</p>}
          <Topics of={person.name} topics={person.topics} />
          <PersonLinks person={person} />
          <p className={styles.back}>
            <Link to="/equipo">Todo el equipo</Link>
          </p>
        </div>
      </article>
      {isTeamGroup(person.group) && <Colleagues key={person.slug} of={person} group={person.group} />}
    </>
  );
}
