import type { AdminJob } from '@femcoders/contracts/admin-job';
import { jobStateNames } from '@femcoders/contracts/admin-job-names';
import {
  jobContractNames,
  jobLevelNames,
  jobReportReasonNames,
  workdayNames,
  workModeNames,
} from '@femcoders/contracts/job-names';
import { upperFirst } from '@femcoders/contracts/spanish-case';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { monthlyRange, salaryRange } from '@femcoders/contracts/spanish-money';
import { Tag } from '@femcoders/shared-ui';
import { StateWord } from '../../lists/components/state-word.tsx';
import { type Fact, Facts } from '../../records/facts.tsx';
import page from '../../records/record-page.module.css';

/** Every word of an offer, what the checker objects to above it, and what readers have reported. */
export function JobText({ record: job }: { record: AdminJob }) {
  const { fields, state, wording, openReports } = job;
  const facts: Fact[] = [
    ['Salario', `${salaryRange(fields)} brutos al año (${monthlyRange(fields)} al mes)`],
    ['Dónde', [workModeNames[fields.mode], fields.city].filter(Boolean).join(', ')],
    ['Jornada', workdayNames[fields.workday]],
    ['Contrato', jobContractNames[fields.contract]],
    ['Nivel', jobLevelNames[fields.level]],
    ['Tecnologías', fields.technologies.join(', ')],
    ['Web', fields.companyUrl],
    ['Se solicita en', fields.apply],
    ['Abierta', `${fields.days} días desde que se publica`],
  ];
  return (
    <article className="stack gap-24 one-column breaks" aria-labelledby="oferta">
      <header className={page.part}>
        <h2 id="oferta">{fields.title}</h2>
        <p className="row gap-8">
          <Tag tone="lilac">{fields.company}</Tag>
          <StateWord state={state}>{jobStateNames[state]}</StateWord>
        </p>
      </header>
      {openReports.length > 0 && (
        <section className="boxed stack gap-12 small breaks" aria-labelledby="denuncias">
          <h3 id="denuncias" className="small-title">
            Denuncias
          </h3>
          <ul className="stack gap-12">
            {openReports.map(({ id, reason, note, createdAt }) => (
              <li key={id}>
                <strong>{jobReportReasonNames[reason]}</strong> · {shortMoment(createdAt)}
                {note && <p>{note}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {wording.length > 0 && (
        <section className="boxed stack gap-12 small breaks" aria-labelledby="palabras">
          <h3 id="palabras" className="small-title">
            Lo que dice el corrector de palabras
          </h3>
          <ul className="stack gap-12">
            {wording.map(({ field, said, why, instead, blocks }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in two places
              <li key={index}>
                <strong>«{said}»</strong>, {fieldNames[field]}
                {blocks && <strong className="error bold"> · lo prohíbe la ley</strong>}
                <p>
                  {upperFirst(why)}. Mejor: {instead}.
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Facts facts={facts} />
      <Written title="Descripción" text={fields.about} />
      <Written title="Imprescindible" text={listed(fields.musts)} />
      <Written title="Se valora" text={listed(fields.nices)} />
      <Written title="Proceso" text={fields.process} />
      <Written title="Igualdad y conciliación" text={fields.equality} />
      <Written title="Accesibilidad" text={fields.accessibility} />
    </article>
  );
}

const listed = (lines: readonly string[]) => lines.map((line) => `· ${line}`).join('\n');

const fieldNames: Readonly<Record<string, string>> = {
  title: 'en el título',
  about: 'en la descripción',
  musts: 'en lo imprescindible',
  nices: 'en lo que se valora',
  process: 'en el proceso',
  equality: 'en igualdad y conciliación',
  accessibility: 'en accesibilidad',
};

function Written({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <section className="stack gap-4">
      <h3 className="small-title">{title}</h3>
      <p className="written">{text}</p>
    </section>
  );
}
