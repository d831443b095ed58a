import type { OwnJob as Job } from '@femcoders/contracts/job';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { dayOfYear } from '@femcoders/contracts/spanish-date';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import { isNotFound } from '@femcoders/kit/data/load-or-not-found';
import { Loaded } from '@femcoders/kit/data/loaded';
import { FocusedHeading, useFocusOn } from '@femcoders/kit/forms/focused-heading';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { Link, showToast, useApi, useQuery, useQueryClient } from '@femcoders/platform';
import { Button, EmptyState, ErrorSummary } from '@femcoders/shared-ui';
import { useState } from 'react';
import { jobPath, jobPaths } from './job-address.ts';
import { madridMoment } from './job-words.ts';
import styles from './own-job.module.css';
import { OwnJobActions } from './own-job-actions.tsx';
import { OwnJobLink } from './own-job-link.tsx';
import { type OwnJobAct, ownJobQuery, sendOwnJobAct } from './own-job-query.ts';
import { RewriteJob } from './rewrite-job.tsx';

/**
 * An offer behind the link of its company's mail. The link is private: only her browser asks.
 * @param token null when the address holds none
 */
export function OwnJob({ token }: { token: string | null }) {
  return token === null ? <BadLink /> : <JobOf token={token} />;
}

function JobOf({ token }: { token: string }) {
  const query = useQuery(ownJobQuery(useApi(), token));
  const { data, error } = query;
  if (!data && isNotFound(error)) return <BadLink />;
  return (
    <Loaded
      query={query}
      failed="No hemos podido cargar tu oferta"
      whenFailed="Tu oferta sigue como estaba."
      loading="Cargando tu oferta…"
      lines={5}
    >
      {(job) => <Managed job={job} token={token} />}
    </Loaded>
  );
}

function BadLink() {
  return (
    <EmptyState title="Este enlace no lleva a ninguna oferta">
      <p>
        Abre el del último correo que te enviamos, entero: cuando pides uno nuevo, los de antes dejan de servir. Si no
        lo encuentras, <Link to={jobPaths.newLink}>pídelo otra vez</Link>. Si la oferta ya no existe, puedes{' '}
        <Link to={jobPaths.send}>enviar otra</Link>.
      </p>
    </EmptyState>
  );
}

function Managed({ job, token }: { job: Job; token: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const sending = useSubmission('');
  const title = useFocusOn(job.state);
  const [editing, setEditing] = useState(false);
  const [isLinkOver, setLinkOver] = useState(false);

  const keep = (after: Job) => queryClient.setQueryData(ownJobQuery(api, token).queryKey, after);
  const act = (what: OwnJobAct) =>
    sending.send(async () => {
      keep(await sendOwnJobAct(api, token, what));
      if (what.act === 'renew') showToast('La hemos renovado.', { tone: 'success' });
    });

  const [heading, text] = stateWords(job);
  if (isLinkOver) return <LinkOver email={job.contactEmail} />;
  return (
    <div className="stack gap-48 one-column breaks">
      <section className={`cut panel stack gap-16 one-column ${styles.state}`} aria-labelledby="estado">
        <h2 id="estado" ref={title} tabIndex={-1} className="landing">
          {heading}
        </h2>
        <p>{text}</p>
        {job.state === 'changes' && (
          <ul className={styles.changes}>
            {job.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        {job.reason && <blockquote className={styles.reason}>{job.reason}</blockquote>}
        {sending.problem && <ErrorSummary title={sending.problem.title} problems={sending.problem.fields} />}
        <OwnJobActions job={job} busy={sending.busy} onAct={(what) => void act(what)} />
        {job.state === 'published' && (
          <p>
            <Link to={jobPath(job.slug)}>Ver la oferta</Link>
          </p>
        )}
      </section>
      {job.state !== 'rejected' && (
        <section className={`stack gap-16 one-column ${styles.text}`} aria-labelledby="texto">
          <h2 id="texto">{job.fields.title}</h2>
          <p>
            {job.fields.company} · {salaryRange(job.fields)} brutos al año
          </p>
          {editing || job.state === 'changes' ? (
            <RewriteJob
              key={job.version}
              job={job}
              token={token}
              onDone={(after) => {
                keep(after);
                setEditing(false);
                showToast(
                  after.state === 'unconfirmed' ? 'Guardado. Falta confirmarla.' : 'Enviada. La revisamos de nuevo.',
                  { tone: 'success' },
                );
              }}
            />
          ) : (
            <p className="row gap-12 middle">
              <Button variant="outline" size="small" onClick={() => setEditing(true)}>
                Cambiar el texto
              </Button>
              {job.state === 'published' && <span className="quiet">Mientras la revisamos de nuevo no se verá.</span>}
            </p>
          )}
        </section>
      )}
      <OwnJobLink token={token} email={job.contactEmail} onSent={() => setLinkOver(true)} />
    </div>
  );
}

/** Renders what is left of the page once its link is dead. */
function LinkOver({ email }: { email: string }) {
  return (
    <section className={`cut panel stack gap-16 one-column ${styles.state}`} aria-labelledby="enlace-nuevo">
      <FocusedHeading id="enlace-nuevo">Te hemos enviado otro enlace</FocusedHeading>
      <p>Está en el correo de {email}. El de esta página ya no sirve: puedes cerrarla.</p>
    </section>
  );
}

function stateWords({ state, membersUntil, expiresAt, contactEmail }: Job): [heading: string, text: string] {
  const reserved = membersUntil && membersUntil > new Date().toISOString();
  const words: Record<Job['state'], [heading: string, text: string]> = {
    unconfirmed: [
      'Falta confirmarla',
      `Si la oferta es vuestra y ${contactEmail} es tu correo, confírmala y la leemos.`,
    ],
    review: ['La estamos revisando', 'Te escribimos en cuanto se publique, o si le falta algo.'],
    changes: ['Necesita un cambio', 'Cámbialo abajo y vuelve a enviarla:'],
    published: [
      'Está publicada',
      `${reserved ? `Hasta el ${madridMoment(membersUntil)} la ven solo las socias. ` : ''}Está abierta hasta el ${
        expiresAt ? dayOfYear(expiresAt) : ''
      }; te avisamos ${jobLimits.notifyBeforeDays} días antes.`,
    ],
    expired: ['Ha caducado', 'Si el puesto sigue libre, renuévala y vuelve a estar abierta al momento.'],
    filled: ['Está cubierta', 'Enhorabuena. Si al final sigue libre, puedes volver a abrirla.'],
    withdrawn: ['Está retirada', 'No se ve en la web. Para volver a publicarla, cambia el texto y envíala.'],
    rejected: ['No la vamos a publicar', 'El equipo ha dado este motivo:'],
  };
  return words[state];
}
