import { listReceivedAnswers } from '@femcoders/contracts/endpoints/comments';
import type { ReceivedAnswer } from '@femcoders/contracts/own-comment';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { Loaded } from '@femcoders/kit/data/loaded';
import { callApi, Link, queryOptions, useApi, useQuery } from '@femcoders/platform';
import { commentAnchor } from '../comments/comment-anchor.ts';
import styles from './received-answers.module.css';
import { useArticleOfPost } from './use-article-of-post.ts';

/** Answers that are shown here. */
const shown = 2;

/** The newest answers to her comments, each with the way to where it stands. */
export function ReceivedAnswers({ userId }: { userId: string }) {
  const api = useApi();
  const query = useQuery(
    queryOptions({
      queryKey: ['receivedAnswers', userId],
      queryFn: () => callApi(api, listReceivedAnswers, { params: { id: userId }, query: { limit: shown } }),
    }),
  );
  return (
    <div className="stack gap-12 starts packed breaks">
      <h3>Respuestas para ti</h3>
      <Loaded query={query} failed={<p>No hemos podido cargarlas.</p>} lines={3}>
        {(answers) =>
          answers.length > 0 ? (
            <>
              <ul className="stack gap-16">
                {answers.map((answer) => (
                  <Answer key={answer.id} answer={answer} />
                ))}
              </ul>
              <Link className="small" to="/welcome">
                Mis comentarios
              </Link>
            </>
          ) : (
            <>
              <p>Ninguna todavía. Pregunta debajo de un artículo y aquí verás quién te responde.</p>
              <Link to="/blog">Ir al blog</Link>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function Answer({ answer: { id, postId, alias, content, createdAt } }: { answer: ReceivedAnswer }) {
  const { article, pending } = useArticleOfPost(postId);
  return (
    <li className="stack gap-4">
      <p className={styles.words} dir="auto">
        {content}
      </p>
      <p className="quiet small">
        <bdi>{alias}</bdi>, <time dateTime={createdAt}>{dayInWords(createdAt)}</time>
      </p>
      {article ? (
        <Link className={`bold ${styles.where}`} to={`${article.path}#${commentAnchor(id)}`}>
          En «{article.title}»
        </Link>
      ) : (
        !pending && <p className="small">En un artículo que ya no está</p>
      )}
    </li>
  );
}
