import type { MentorPage as Mentor } from '@femcoders/contracts/mentoring';
import { mentoringLevelNames } from '@femcoders/contracts/mentoring-names';
import { loadOrNotFound } from '@femcoders/kit/data/load-or-not-found';
import { Link, type PageHeadFactory, type PageLoader, useApi, useParams, useSuspenseQuery } from '@femcoders/platform';
import { buttonClass, SeedAvatar } from '@femcoders/shared-ui';
import { Fact, Facts } from '../features/lists/facts.tsx';
import { Paragraphs } from '../features/lists/paragraphs.tsx';
import { mentorsAddress } from '../features/mentoring/list/mentor-filters.ts';
import { mentorKey, mentorQuery } from '../features/mentoring/list/mentors-query.ts';
import { askPath, mentoringPath, mentorPath } from '../features/mentoring/mentoring-address.ts';
import {
  formatsInWords,
  languagesInWords,
  meetingInWords,
  slotsInWords,
  topicsInWords,
} from '../features/mentoring/mentoring-words.ts';
import styles from './mentor-page.module.css';

export const loader: PageLoader = async ({ api, queryClient, params }) => {
  await loadOrNotFound(queryClient, mentorQuery(api, params.slug ?? ''));
};

export const head: PageHeadFactory = ({ queryClient, params }) => {
  const mentor = queryClient.getQueryData<Mentor>(mentorKey(params.slug ?? ''));
  if (!mentor) return { title: 'Mentora', description: 'Una mentora de la comunidad.', noindex: true };
  return {
    title: `${mentor.name}, mentora`,
    description: `${mentor.headline}. Acompaña con ${topicsInWords(mentor.topics)}.`,
    canonicalPath: mentorPath(mentor.slug),
    trail: [{ name: 'Mentoría', path: mentoringPath }],
  };
};

/** `/mentoria/:slug`: a mentor who shows herself. Nobody writes to her from here: the team matches the two. */
export function Page() {
  const { slug = '' } = useParams();
  const { data: mentor } = useSuspenseQuery(mentorQuery(useApi(), slug));
  return (
    <article className="wrap page stack gap-64 one-column">
      <header className={styles.head}>
        <p className={styles.back}>
          <Link to={mentorsAddress({})}>Todas las mentoras</Link>
        </p>
        <div>
          <SeedAvatar seed={mentor.slug} size={176} />
        </div>
        <div className={styles.who}>
          <h1 className="large-title breaks">{mentor.name}</h1>
          <p className={styles.headline}>{mentor.headline}</p>
        </div>
      </header>
      <div className="stack gap-48 one-column split-7-4">
        <div className={`stack gap-16 packed ${styles.text}`}>
          <h2>Cómo acompaña</h2>
          <Paragraphs text={mentor.about} />
          <div className={`cut ${styles.invite}`}>
            <p className={styles.room}>
              {mentor.hasRoom
                ? 'Ahora tiene sitio.'
                : 'Ahora mismo acompaña a todas las que puede. Otras con los mismos temas sí tienen sitio.'}
            </p>
            <p>Pide mentora y di en tus preferencias que te gustaría que fuera {mentor.name}: lo lee quien coordina.</p>
            <p>
              <Link to={askPath} className={buttonClass('filled')}>
                Pedir mentora
              </Link>
            </p>
          </div>
        </div>
        <Facts>
          <Fact name="Temas">
            <ul className="row gap-4-16">
              {mentor.topics.map((topic) => (
                <li key={topic}>
                  <Link to={mentorsAddress({ tema: topic })}>{topicsInWords([topic])}</Link>
                </li>
              ))}
            </ul>
          </Fact>
          <Fact name="A quién acompaña">
            <ul className="stack">
              {mentor.levels.map((level) => (
                <li key={level}>{mentoringLevelNames[level]}</li>
              ))}
            </ul>
          </Fact>
          <Fact name="Idiomas">{languagesInWords(mentor.languages)}</Fact>
          <Fact name="Formatos">{formatsInWords(mentor.formats)}</Fact>
          <Fact name="Cómo quedar">{meetingInWords(mentor)}</Fact>
          <Fact name="Cuándo suele poder">{slotsInWords(mentor.slots)}</Fact>
        </Facts>
      </div>
    </article>
  );
}
