import { type PageHeadFactory, type PageLoader, useSuspenseQuery } from '@femcoders/platform';
import { ListFrame } from '../features/lists/components/list-frame.tsx';
import { pathQuery } from '../features/lists/list-queries.ts';
import { listStructure } from '../features/lists/list-structure.ts';
import styles from '../features/path/components/path.module.css';
import { PathProgress } from '../features/path/components/path-progress.tsx';
import { PathStage } from '../features/path/components/path-stage.tsx';
import type { StageView } from '../features/path/path-view.ts';
import { articleOf } from '../features/reading/article-name.ts';
import { isRead, markArticle } from '../features/reading/stored-reading.ts';
import { useReading } from '../features/reading/use-reading.ts';

const page = {
  name: 'El camino',
  description:
    'De la primera etiqueta a un proyecto tuyo: una página, un estilo, un script. En orden, con lo que conviene saber antes y lo que tardas en leerlo.',
  path: '/recursos',
};

export const loader: PageLoader = async ({ queryClient }) => {
  await queryClient.ensureQueryData(pathQuery);
};

export const head: PageHeadFactory = ({ url, queryClient }) => {
  const stages = queryClient.getQueryData<StageView[]>(pathQuery.queryKey) ?? [];
  const paths = stages.flatMap(({ steps, quiz }) => [...steps.map(({ path }) => path), ...(quiz ? [quiz.path] : [])]);
  return {
    title: 'El camino para aprender desde cero',
    description: page.description,
    trail: [{ name: 'Blog', path: '/blog' }],
    structuredData: [listStructure(page, paths, url.origin)],
  };
};

/** The path from nothing to a project, with what she has read of it. */
export function Page() {
  const { data: stages } = useSuspenseQuery(pathQuery);
  const { reading, kept } = useReading();
  const hasRead = (path: string) => isRead(reading, articleOf(path));
  const firstSteps = stages.map((_, index) => stages.slice(0, index).reduce((sum, { steps }) => sum + steps.length, 1));
  return (
    <ListFrame title="De cero a tu primer proyecto" lead={page.description}>
      <PathProgress stages={stages} isRead={hasRead} kept={kept} />
      <div className={styles.stages}>
        {stages.map((stage, index) => (
          <PathStage
            key={stage.id}
            stage={stage}
            number={index + 1}
            firstStep={firstSteps[index] ?? 1}
            isRead={hasRead}
            onMark={(path, read) => markArticle(articleOf(path), read)}
          />
        ))}
      </div>
    </ListFrame>
  );
}
