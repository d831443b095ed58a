import type { AdminJob } from '@femcoders/contracts/admin-job';
import { decidableStates, type JobDecision } from '@femcoders/contracts/admin-job-names';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { keptHere } from '@femcoders/kit/forms/submission-problem';
import { useForm } from '@femcoders/kit/forms/use-form';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { Link, showToast } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { useRef, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { readTextDraft } from '../../forms/read-text-draft.ts';
import { splitLines } from '../../forms/split-lines.ts';
import { showUndo } from '../../layout/undo-toast.ts';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import { type Fact, Facts } from '../../records/facts.tsx';
import page from '../../records/record-page.module.css';
import type { RecordProps } from '../../records/record-page.tsx';
import type { JobMutations } from '../api/open-job.ts';
import { RevokeLink } from './revoke-link.tsx';

interface Texts {
  changes?: string[];
  reason?: string;
}

type Written = 'return' | 'reject' | 'close';

const said: Record<JobDecision, string> = {
  approve: 'Publicada. La empresa recibe un correo.',
  return: 'Devuelta con los cambios. La empresa recibe un correo.',
  reject: 'Rechazada. La empresa recibe un correo con el motivo.',
  close: 'Retirada. La empresa recibe un correo con el motivo.',
  reopen: 'Vuelve a esperar revisión.',
};

/** Renders what is to be decided about an offer, and what else is known of it. */
export function JobSide({ record: job, mutations }: RecordProps<AdminJob, JobMutations>) {
  const { state, version, openReports } = job;
  const sending = useSubmission();
  const { problem, send, setProblem } = sending;
  const [isWriting, setIsWriting] = useState(false);
  // One decision at a time, with reasons or without.
  const busy = sending.busy || isWriting;
  const [writing, setWriting] = useState<Written | null>(null);
  const buttons = useRef<HTMLElement>(null);
  useKeptFocus(buttons);
  const may = (decision: JobDecision) => decidableStates[decision].includes(state);
  const forbidden = job.wording.find(({ blocks }) => blocks);

  /** @throws what the API client throws */
  const carryOut = async (decision: JobDecision, texts: Texts = {}) => {
    const after = await mutations.decide({ decision, version, ...texts });
    setWriting(null);
    if (decision === 'reject' || decision === 'close')
      showUndo(
        said[decision],
        () => void send(async () => void (await mutations.decide({ decision: 'reopen', version: after.version }))),
      );
    else showToast(said[decision], { tone: 'success' });
  };
  const carryOutWith = (decision: Written) => async (texts: Texts) => {
    setIsWriting(true);
    await carryOut(decision, texts).finally(() => setIsWriting(false));
  };
  const decide = (decision: JobDecision) => void send(() => carryOut(decision));

  return (
    <>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      <section ref={buttons} aria-label="Decidir" className={page.actions}>
        {may('approve') && (
          <Button size="small" busy={busy} disabled={forbidden !== undefined} onClick={() => decide('approve')}>
            Publicar
          </Button>
        )}
        {may('approve') && forbidden && (
          <p className="error bold">No se puede publicar con «{forbidden.said}»: devuélvela con el cambio.</p>
        )}
        {(['return', 'reject', 'close'] as const).map(
          (decision) =>
            may(decision) &&
            writing !== decision && (
              <Button
                key={decision}
                size="small"
                variant={decision === 'return' ? 'outline' : 'danger'}
                onClick={() => {
                  setProblem(null);
                  setWriting(decision);
                }}
              >
                {buttonWords[decision]}
              </Button>
            ),
        )}
        {may('reopen') && (
          <Button size="small" variant="outline" busy={busy} onClick={() => decide('reopen')}>
            Volver a revisarla
          </Button>
        )}
      </section>
      {writing && may(writing) && (
        <Reasons key={writing} job={job} decision={writing} busy={busy} onSend={carryOutWith(writing)} />
      )}
      {openReports.length > 0 && (
        <section className={page.actions} aria-label="Atender denuncias">
          <Button
            size="small"
            variant="outline"
            busy={busy}
            onClick={() =>
              void send(async () => {
                await mutations.settleReports();
                showToast('Denuncias atendidas: la oferta se queda.', { tone: 'success' });
              })
            }
          >
            Se queda: denuncias atendidas
          </Button>
        </section>
      )}
      <JobFacts job={job} />
      <RevokeLink job={job} mutations={mutations} />
    </>
  );
}

const buttonWords: Record<Written, string> = {
  return: 'Devolver con cambios',
  reject: 'Rechazar',
  close: 'Retirar de la web',
};

interface ReasonsProps {
  job: AdminJob;
  decision: Written;
  busy: boolean;
  /** @throws what the API client throws */
  onSend: (texts: Texts) => Promise<void>;
}

/** Why: its company reads it. Kept while it is not sent. */
function Reasons({ job, decision, busy, onSend }: ReasonsProps) {
  const returns = decision === 'return';
  const form = useForm({
    draft: draftKeyOf(`job:${job.id}:${decision}`),
    start: { text: returns ? advice(job) : '' },
    read: readTextDraft,
    words: keptHere,
    bodyOf: ({ text }) => text.trim(),
    validate: (text) => ({ motivo: text ? null : returns ? 'Escribe qué tiene que cambiar' : 'Escribe el motivo' }),
    send: (text) => onSend(returns ? { changes: splitLines(text) } : { reason: text }),
  });

  return (
    <Form of={form} className={page.actions}>
      <TextArea
        {...form.typed('text')}
        name="motivo"
        error={form.errorOf('motivo')}
        label={returns ? 'Qué tiene que cambiar' : 'Motivo'}
        hint={
          returns
            ? `Un cambio por línea, ${jobLimits.changes} como mucho. Le llega a ${job.contactEmail}.`
            : `Le llega a ${job.contactEmail}.`
        }
        rows={6}
        maxLength={returns ? jobLimits.changes * jobLimits.change : jobLimits.reason}
      />
      <SubmitButton
        of={{ ...form, busy }}
        doing={returns ? 'Devolver' : buttonWords[decision]}
        size="small"
        variant={returns ? 'filled' : 'danger'}
      >
        {returns ? 'Devolver' : buttonWords[decision]}
      </SubmitButton>
    </Form>
  );
}

/** Returns what the checker of wordings would have changed, to begin with. */
const advice = ({ wording }: AdminJob) =>
  wording.map(({ said: words, instead }) => `En lugar de «${words}»: ${instead}.`).join('\n');

function JobFacts({ job }: { job: AdminJob }) {
  const { slug, state, contactName, contactEmail, submittedAt, publishedAt, membersUntil, expiresAt, reason } = job;
  const facts: Fact[] = [
    ['La envía', contactName],
    ['Correo', contactEmail],
    ['Enviada', submittedAt && shortMoment(submittedAt)],
    ['Publicada', publishedAt && shortMoment(publishedAt)],
    ['Solo socias hasta', membersUntil && shortMoment(membersUntil)],
    ['Caduca', expiresAt && shortMoment(expiresAt)],
    ['Cambios pedidos', state === 'changes' && job.changes.join(' ')],
    ['Motivo', reason],
    [
      'En la web',
      state === 'published' && (
        <Link key="link" to={`/ofertas-de-trabajo/${slug}`}>
          Ver la oferta
        </Link>
      ),
    ],
  ];
  return <Facts facts={facts} />;
}
