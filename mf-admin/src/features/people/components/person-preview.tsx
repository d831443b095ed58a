import { PanotTile, panotFromSeed, Tag } from '@femcoders/shared-ui';
import { type PersonValues, topicsOf } from '../person-values.ts';
import styles from './people.module.css';

/** How she will look on the team's page, from what is typed. */
export function PersonPreview({ values, seed }: { values: PersonValues; seed: string }) {
  const { name, title, pronouns, summary, portrait } = values;
  const topics = topicsOf(values.topics);
  return (
    <section aria-label="Así se verá" className="below-line stack gap-4 breaks">
      <p className="quiet bold smallest">Así se verá</p>
      <span className={`cut-clip ${styles.portrait}`}>
        {portrait ? <img src={portrait} alt="" /> : <PanotTile {...panotFromSeed(seed)} radius={40} />}
      </span>
      <p className="part-title">{name || 'Su nombre'}</p>
      <p>
        {title || 'Qué hace'}
        {pronouns && <span className="quiet small breaks"> · {pronouns}</span>}
      </p>
      {summary && <p className="quiet small breaks">{summary}</p>}
      {topics.length > 0 && (
        <p className="row gap-4">
          {topics.map((topic) => (
            <Tag key={topic} tone="outline">
              {topic}
            </Tag>
          ))}
        </p>
      )}
    </section>
  );
}
