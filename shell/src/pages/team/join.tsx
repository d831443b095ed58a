import { useSite } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { promoterTasks } from '../../club/ways-to-help.ts';
import styles from './join.module.css';

/** The promoters' call: she introduces herself in the new-members channel and says so (spec section 1). */
export function Join() {
  const { slackUrl } = useSite();
  return (
    <section id="sumate" className={`wrap split-7-5 ${styles.join}`} aria-labelledby="sumate-titulo">
      <div className={styles.call}>
        <h2 className="large-title" id="sumate-titulo">
          Súmate como promotora
        </h2>
        <ol className={`stack gap-24 ${styles.line}`}>
          <li>
            <b>Entra en el Slack</b>
            <span>Es donde hablamos cada día.</span>
          </li>
          <li>
            <b>Preséntate en el canal de nuevas</b>
            <span>Quién eres y qué te gustaría aprender.</span>
          </li>
          <li>
            <b>Di que quieres ser promotora</b>
            <span>Te contamos los pasos por ahí.</span>
          </li>
        </ol>
        <a className={`${buttonClass()} ${styles.button}`} href={slackUrl} rel="noopener">
          Unirme al Slack
          <Arrow />
        </a>
      </div>
      <div className={`cut-clip ${styles.tasks}`} data-reveal>
        <h3>Según tu tiempo y lo que te guste, una promotora…</h3>
        <ul className={styles.list}>
          {promoterTasks.map((task) => (
            <li key={task}>…{task}.</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
