import type { TalkDetail } from '@femcoders/contracts/talk';
import { loadOrNotFound } from '@femcoders/kit/data/load-or-not-found';
import {
  type PageHeadFactory,
  type PageLoader,
  showToast,
  useApi,
  useParams,
  usePublicUrl,
  useSite,
  useSuspenseQuery,
} from '@femcoders/platform';
import { ShareRow } from '@femcoders/shared-ui/share-row';
import { talkDetailKey, talkDetailQuery } from '../features/talks/api/talk-detail.ts';
import { TalkFacts } from '../features/talks/components/talk-facts.tsx';
import { TalkGrid } from '../features/talks/components/talk-grid.tsx';
import { TalkHero } from '../features/talks/components/talk-hero.tsx';
import { TalkMarks } from '../features/talks/components/talk-marks.tsx';
import { TalkSpeakers } from '../features/talks/components/talk-speakers.tsx';
import { TalkStage } from '../features/talks/stage/talk-stage.tsx';
import { talkPath, talksPath } from '../features/talks/talk-links.ts';
import { talkStructuredData } from '../features/talks/talk-structured-data.ts';
import { speakerNames } from '../features/talks/talk-words.ts';
import styles from './talk-page.module.css';

export const loader: PageLoader = async ({ api, queryClient, params }) => {
  await loadOrNotFound(queryClient, talkDetailQuery(api, params.slug));
};

export const head: PageHeadFactory = ({ queryClient, params, url }) => {
  const talk = queryClient.getQueryData<TalkDetail>(talkDetailKey(params.slug));
  if (!talk) return { title: 'Presentación', description: 'Una charla de la comunidad.', noindex: true };
  return {
    title: talk.title,
    description: `${speakerNames(talk.speakers)}. ${talk.summary}`,
    canonicalPath: talkPath(talk.slug),
    trail: [{ name: 'Presentaciones destacadas', path: talksPath }],
    structuredData: [talkStructuredData(talk, url.origin)],
  };
};

/** `/presentaciones-destacadas/:slug`: a talk with its slides and all that was said. */
export function Page() {
  const { slug } = useParams();
  const { data: talk } = useSuspenseQuery(talkDetailQuery(useApi(), slug));
  const publicUrl = usePublicUrl();
  const { slackUrl } = useSite();
  return (
    <article key={talk.id}>
      <TalkHero talk={talk} />
      <div className="wrap page stack gap-64 one-column">
        <div className={`stack gap-24 shrinks split-7-5 ${styles.intro}`}>
          <p className={styles.summary}>{talk.summary}</p>
          <TalkMarks talk={talk} />
        </div>
        <TalkStage talk={talk} />
        <div className="stack gap-48 one-column split-7-5">
          <TalkSpeakers people={talk.speakers} />
          <TalkFacts talk={talk} />
        </div>
        <ShareRow
          label="Compartir esta charla"
          title={talk.title}
          url={publicUrl + talkPath(talk.slug)}
          slackUrl={slackUrl}
          onCopied={showToast}
        />
        {talk.related.length > 0 && (
          <section aria-labelledby="charlas-afines" className="stack gap-32" data-search="skip">
            <h2 id="charlas-afines">Charlas afines</h2>
            <TalkGrid talks={talk.related} level="h3" />
          </section>
        )}
      </div>
    </article>
  );
}
