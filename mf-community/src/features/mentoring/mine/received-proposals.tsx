import { answerMentoringProposal } from '@femcoders/contracts/endpoints/mentoring';
import type { ProposalAnswer, ProposalToAnswer } from '@femcoders/contracts/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { mentoringFormatNames, mentoringLevelNames } from '@femcoders/contracts/mentoring-names';
import { plural } from '@femcoders/contracts/spanish-count';
import { dayOfYear } from '@femcoders/contracts/spanish-date';
import { ConfirmFormDialog } from '@femcoders/kit/forms/confirm-dialog';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, showToast } from '@femcoders/platform';
import { Button, TextArea } from '@femcoders/shared-ui';
import { useState } from 'react';
import { ProblemLine } from '../../forms/problem-line.tsx';
import { Fact } from '../../lists/facts.tsx';
import { languagesInWords, meetingInWords, slotsInWords, topicsInWords } from '../mentoring-words.ts';
import type { ActOnMentoring } from '../own-mentoring.ts';
import styles from './my-mentoring.module.css';

/** Those who ask for her as a mentor, and her yes or no. */
export function ReceivedProposals({ proposals, act }: { proposals: ProposalToAnswer[]; act: ActOnMentoring }) {
  if (proposals.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="te-piden">
      <h2 id="te-piden">{plural(proposals.length, 'Alguien te pide', `${proposals.length} personas te piden`)}</h2>
      <ul className={`stack gap-24 one-column ${styles.cards}`}>
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} act={act} />
        ))}
      </ul>
    </section>
  );
}

const noReason = { reason: '' };

function Proposal({ proposal, act }: { proposal: ProposalToAnswer; act: ActOnMentoring }) {
  const [declining, setDeclining] = useState(false);
  const answer = async (body: ProposalAnswer) => {
    await act((api, of) => callApi(api, answerMentoringProposal, { params: { ...of, proposal: proposal.id }, body }));
    showToast(
      body.accept ? `Ya acompañas a ${proposal.name}` : 'Gracias por responder: se lo preguntamos a la siguiente.',
      { tone: 'success' },
    );
  };
  const form = useForm({
    start: noReason,
    words: 'No se ha perdido nada.',
    bodyOf: ({ reason }) => ({ accept: false, reason }),
    send: answer,
  });
  return (
    <li className={`cut ${styles.card}`}>
      <h3>{proposal.name}</h3>
      <blockquote className={styles.quote}>{proposal.goal}</blockquote>
      <dl className={styles.facts}>
        <Fact name="Temas">{topicsInWords(proposal.topics)}</Fact>
        <Fact name="Punto de partida">{mentoringLevelNames[proposal.level]}</Fact>
        <Fact name="Formato">{mentoringFormatNames[proposal.format]}</Fact>
        <Fact name="Idiomas">{languagesInWords(proposal.languages)}</Fact>
        <Fact name="Cómo quedar">{meetingInWords(proposal)}</Fact>
        <Fact name="Cuándo puede">{slotsInWords(proposal.slots)}</Fact>
        {proposal.preferences && <Fact name="Prefiere">{proposal.preferences}</Fact>}
      </dl>
      <div>
        <p className="quiet small">Por qué tú:</p>
        <ul className={styles.why}>
          {proposal.why.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <p className="quiet small">
        Responde antes del {dayOfYear(proposal.answerBy)}. Después pasa sola a la siguiente mentora.
      </p>
      <ProblemLine problem={form.problem} />
      <p className="row gap-12-24">
        <Button
          size="small"
          busy={form.busy}
          onClick={() => void form.send(() => answer({ accept: true, reason: form.values.reason }))}
        >
          Sí, la acompaño
        </Button>
        <Button size="small" variant="outline" onClick={() => setDeclining(true)}>
          Ahora no puedo
        </Button>
      </p>
      <ConfirmFormDialog
        of={form}
        open={declining}
        title="¿Pasamos la solicitud a la siguiente?"
        yes="Pasarla"
        variant="filled"
        no="Pensarlo un poco más"
        onClose={() => setDeclining(false)}
      >
        <p>{proposal.name} solo sabrá que pasa a otra mentora.</p>
        <TextArea
          label="¿Quieres decirle algo a quien coordina?"
          {...form.typed('reason')}
          name={`reason-${proposal.id}`}
          optional
          rows={3}
          maxLength={mentoringLimits.reason}
        />
      </ConfirmFormDialog>
    </li>
  );
}
