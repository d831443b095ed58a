import type { JobEntry } from '@femcoders/contracts/job';
import { jobContractNames, jobLevelNames, workdayNames } from '@femcoders/contracts/job-names';
import { dayOfYear } from '@femcoders/contracts/spanish-date';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import { Link } from '@femcoders/platform';
import { Tag } from '@femcoders/shared-ui';
import { jobPath } from './job-address.ts';
import styles from './job-rows.module.css';
import { placeInWords } from './job-words.ts';

/** Offers of a list: what they pay stands first. */
export function JobRows({ jobs }: { jobs: readonly JobEntry[] }) {
  return (
    <ul className="ruled">
      {jobs.map((job) => (
        <li key={job.id} className={styles.row}>
          <p className={styles.salary}>
            <b>{salaryRange(job)}</b> brutos al año
          </p>
          <div className={`stack gap-4 shrinks breaks packed ${styles.what}`}>
            <h2>
              <Link to={jobPath(job.slug)} className="whole plain">
                {job.title}
              </Link>
            </h2>
            <p className="bold">{job.company}</p>
            <p className="quiet">
              {[
                placeInWords(job),
                jobLevelNames[job.level],
                jobContractNames[job.contract],
                workdayNames[job.workday],
              ].join(' · ')}
            </p>
            {job.technologies.length > 0 && <p className="quiet">{job.technologies.join(', ')}</p>}
          </div>
          <div className={styles.when}>
            {job.membersUntil && <Tag tone="mint">Antes para socias</Tag>}
            <p>
              Desde el <time dateTime={job.publishedAt}>{dayOfYear(job.publishedAt)}</time>
            </p>
            <p>
              Hasta el <time dateTime={job.expiresAt}>{dayOfYear(job.expiresAt)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
