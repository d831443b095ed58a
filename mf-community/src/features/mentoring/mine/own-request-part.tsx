import { reopenMentoringRequest, withdrawMentoringRequest } from '@femcoders/contracts/endpoints/mentoring';
import type { OwnProposal, OwnRequest } from '@femcoders/contracts/mentoring';
import { mentoringStateNames, proposalStateNames } from '@femcoders/contracts/mentoring-names';
import { dayOfYear } from '@femcoders/contracts/spanish-date';
import { ConfirmDialog } from '@femcoders/kit/forms/confirm-dialog';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { useFocusAfterRemoval } from '@femcoders/kit/lists/use-focus-after-removal';
import { callApi, Link, showToast } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
import { useState } from 'react';
import { ProblemLine } from '../../forms/problem-line.tsx';
import { askPath, mentorPath, pairPath } from '../mentoring-address.ts';
import { topicsInWords } from '../mentoring-words.ts';
import type { ActOnMentoring } from '../own-mentoring.ts';
import styles from './my-mentoring.module.css';

const steps = ['asked', 'proposed', 'accepted', 'active'] as const;

/** Where her request stands, who has been proposed and why, and what she can do about it. */
export function OwnRequestPart({ request, act }: { request: OwnRequest; act: ActOnMentoring }) {
  const { busy, problem, send } = useSubmission('No se ha perdido nada.');
  const [asking, setAsking] = useState(false);
  const { state } = request;
  const removing = useFocusAfterRemoval('mi-solicitud', state);
  const ask = (endpoint: typeof withdrawMentoringRequest | typeof reopenMentoringRequest) => {
    removing();
    return act((api, of) => callApi(api, endpoint, { params: { ...of, request: request.id } }));
  };
  const reopen = () => send(async () => void (await ask(reopenMentoringRequest)));
  const withdraw = () =>
    send(async () => {
      await ask(withdrawMentoringRequest);
      showToast('Solicitud retirada', { action: { label: 'Deshacer', run: () => void reopen() } });
    });
  return (
    <section className={styles.part} aria-labelledby="mi-solicitud">
      <h2 id="mi-solicitud">Mi solicitud</h2>
      {state !== 'closed' && <Steps state={state === 'paused' ? 'active' : state} />}
      <div className={`cut ${styles.card}`}>
        <h3>{headings[state]}</h3>
        <p>{texts[state]}</p>
        <blockquote className={styles.quote}>{request.goal}</blockquote>
        <p className="quiet small">
          {topicsInWords(request.topics)}. Pedida el {dayOfYear(request.createdAt)}.
        </p>
        {state === 'proposed' && <Proposals proposals={request.proposals} />}
        <ProblemLine problem={problem} />
        <p className="row gap-12-24">
          {request.pair && (
            <Link to={pairPath(request.pair)} className={buttonClass('filled', 'small')}>
              Abrir nuestra mentoría
            </Link>
          )}
          {state === 'asked' && (
            <Link to={askPath} className={buttonClass('outline', 'small')}>
              Cambiarla
            </Link>
          )}
          {(state === 'asked' || state === 'proposed') && (
            <Button size="small" variant="outline" busy={busy} onClick={() => setAsking(true)}>
              Retirarla
            </Button>
          )}
          {state === 'closed' && (
            <>
              <Button size="small" variant="outline" busy={busy} onClick={() => void reopen()}>
                Abrirla otra vez
              </Button>
              <Link to={askPath} className={buttonClass('outline', 'small')}>
                Pedir otra cosa
              </Link>
            </>
          )}
        </p>
      </div>
      <ConfirmDialog
        open={asking}
        title="¿Retiras tu solicitud?"
        yes="Retirarla"
        no="Seguir esperando"
        onYes={withdraw}
        onClose={() => setAsking(false)}
      >
        <p>
          Dejamos de buscar, y a quien le hayamos preguntado le decimos que ya no hace falta. Puedes volver a abrirla.
        </p>
      </ConfirmDialog>
    </section>
  );
}

function Steps({ state }: { state: (typeof steps)[number] }) {
  const at = steps.indexOf(state);
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          {mentoringStateNames[step]}
        </li>
      ))}
    </ol>
  );
}

function Proposals({ proposals }: { proposals: OwnProposal[] }) {
  return (
    <ol className={`stack gap-24 one-column ${styles.cards}`}>
      {proposals.map(({ name, headline, slug, why, state, answerBy }) => (
        <li key={name + headline}>
          <h4>{slug ? <Link to={mentorPath(slug)}>{name}</Link> : name}</h4>
          <p>{headline}</p>
          <ul className={styles.why}>
            {why.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="quiet small">
            {answerBy ? `Se lo hemos preguntado: responde antes del ${dayOfYear(answerBy)}.` : `${words[state]}.`}
          </p>
        </li>
      ))}
    </ol>
  );
}

const words = { ...proposalStateNames, queued: 'Es la siguiente', declined: 'Ahora no puede' };

const headings: Readonly<Record<OwnRequest['state'], string>> = {
  asked: 'Estamos buscando',
  proposed: 'Ya hay propuesta',
  accepted: 'Tienes mentora',
  active: 'Vuestra mentoría está en marcha',
  paused: 'Vuestra mentoría está en pausa',
  closed: 'Tu última solicitud está cerrada',
};
const texts: Readonly<Record<OwnRequest['state'], string>> = {
  asked: 'La lee una persona del equipo. Te escribimos en cuanto tengamos a quién proponerte.',
  proposed: 'Se lo preguntamos de una en una. Si la primera no puede, pasa sola a la siguiente y te avisamos.',
  accepted: 'Escríbele y apuntad la primera sesión.',
  active: 'En vuestra página están las sesiones, los objetivos y tus notas.',
  paused: 'Lo apuntado sigue ahí. La retomáis cuando queráis.',
  closed: 'Puedes abrirla otra vez como estaba, o pedir otra cosa.',
};
