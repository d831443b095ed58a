import { appliesByMail } from '@femcoders/contracts/applies-by-mail';
import type { JobDetail as Job } from '@femcoders/contracts/job';
import { jobContractNames, jobLevelNames, workdayNames } from '@femcoders/contracts/job-names';
import { dayOfYear } from '@femcoders/contracts/spanish-date';
import { monthlyRange, salaryRange } from '@femcoders/contracts/spanish-money';
import { Link } from '@femcoders/platform';
import { buttonClass, Tag } from '@femcoders/shared-ui';
import { Fact, Facts } from '../lists/facts.tsx';
import { Paragraphs } from '../lists/paragraphs.tsx';
import { jobPaths } from './job-address.ts';
import styles from './job-detail.module.css';
import { JobMarks } from './job-marks.tsx';
import { JobReport } from './job-report.tsx';
import { madridMoment, placeInWords } from './job-words.ts';

const closedWords = {
  expired: 'Esta oferta ha caducado.',
  filled: 'Este puesto ya está cubierto.',
} as const;

/** One offer whole. What a company wrote is plain text, and its links carry nothing of ours. */
export function JobDetail({ job }: { job: Job }) {
  const { title, company, companyUrl, state, apply } = job;
  const open = state === 'published';
  return (
    <article className={`stack gap-32 one-column breaks split-7-4 ${styles.offer}`}>
      <header className={`stack gap-16 starts ${styles.head}`}>
        <p>
          <Link to={jobPaths.list}>Ofertas de trabajo</Link>
        </p>
        <h1>{title}</h1>
        <p className={styles.company}>
          {companyUrl ? (
            <a href={companyUrl} rel="ugc nofollow noopener">
              {company}
            </a>
          ) : (
            company
          )}
          {job.membersUntil && <Tag tone="mint">Antes para socias</Tag>}
        </p>
      </header>
      <aside className={`cut panel stack gap-16 one-column packed ${styles.side}`} aria-label="En resumen">
        <p className={`quiet ${styles.salary}`}>
          <b>{salaryRange(job)}</b> brutos al año
        </p>
        <p className={styles.month}>{monthlyRange(job)} brutos al mes en 12 pagas</p>
        <Facts>
          <Fact name="Dónde">{placeInWords(job)}</Fact>
          <Fact name="Jornada">{workdayNames[job.workday]}</Fact>
          <Fact name="Contrato">{jobContractNames[job.contract]}</Fact>
          <Fact name="Nivel">{jobLevelNames[job.level]}</Fact>
          <Fact name={open ? 'Abierta hasta' : 'Cerró'}>{dayOfYear(job.expiresAt)}</Fact>
        </Facts>
        {open && apply ? (
          <a
            className={buttonClass('filled')}
            href={appliesByMail(apply) ? `mailto:${apply}` : apply}
            rel="ugc nofollow noopener"
          >
            {appliesByMail(apply) ? 'Solicitar por correo' : 'Solicitar en su página'}
          </a>
        ) : (
          <p className={styles.closed}>
            {closedWords[state === 'filled' ? 'filled' : 'expired']}{' '}
            <Link to={jobPaths.list}>Mira las que están abiertas</Link>
          </p>
        )}
        {open && apply && appliesByMail(apply) && <p className="bold">{apply}</p>}
        <JobMarks job={job} />
        {job.membersUntil && (
          <p className={styles.note}>Solo la ven las socias hasta el {madridMoment(job.membersUntil)}.</p>
        )}
      </aside>
      <div className={styles.text}>
        <Paragraphs text={job.about} />
        {job.technologies.length > 0 && (
          <ul className="row gap-8" aria-label="Tecnologías">
            {job.technologies.map((name) => (
              <li key={name}>
                <Tag tone="outline">{name}</Tag>
              </li>
            ))}
          </ul>
        )}
        <List title="Imprescindible" lines={job.musts} />
        <List title="Se valora" lines={job.nices} />
        <Part title="Cómo es el proceso" text={job.process} />
        <Part title="Igualdad y conciliación" text={job.equality} />
        <Part title="Accesibilidad" text={job.accessibility} />
        {open && <JobReport job={job} />}
      </div>
    </article>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Part({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Paragraphs text={text} />
    </section>
  );
}
