import { talkLimits } from '@femcoders/contracts/talk-limits';
import { proposalLimits } from '@femcoders/contracts/talk-proposal-limits';
import { validateTalkProposal } from '@femcoders/contracts/validate-talk-proposal';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { PrivacyNotice } from '@femcoders/kit/forms/privacy-notice';
import { useForm } from '@femcoders/kit/forms/use-form';
import { type SignedInUser, useApi, useQueryClient } from '@femcoders/platform';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { storedTexts, trimmed } from '../../forms/stored-values.ts';
import { ownTalksKey, sendProposal } from '../api/own-talks.ts';
import styles from './proposal-form.module.css';
import { ProposalSent } from './proposal-sent.tsx';

const start = { whose: '', speakerName: '', speakerContact: '', title: '', summary: '', topics: '', link: '' };
type ProposalDraft = typeof start;
const names = Object.keys(start) as (keyof ProposalDraft)[];

const kinds = [
  { value: 'own', label: 'Mía', hint: 'La doy yo.' },
  { value: 'other', label: 'De otra persona', hint: 'La he oído, o me gustaría oírla.' },
];

/** Returns the typed values, as they are checked and sent. */
function bodyOf(draft: ProposalDraft) {
  const text = trimmed(draft);
  return { ...text, topics: text.topics.split(',').flatMap((topic) => topic.trim() || []) };
}

/** A talk of hers, or of somebody whom she would like to hear. */
export function ProposalForm({ user }: { user: SignedInUser }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({
    draft: draftKeyOf('charla'),
    start,
    read: (stored) => storedTexts(stored, names),
    bodyOf: bodyOf,
    validate: validateTalkProposal,
    async send(proposal, key) {
      const { title } = await sendProposal(api, user.id, { ...proposal, key });
      setSent(title);
      void queryClient.invalidateQueries({ queryKey: ownTalksKey(user.id) });
    },
  });
  const { values, ready } = form;
  const text = (name: keyof ProposalDraft) => ({ ...form.typed(name), disabled: !ready });

  if (sent !== null) return <ProposalSent title={sent} onAnother={() => setSent(null)} />;
  return (
    <Form of={form} className="stack gap-32 one-column" aria-label="Proponer una charla">
      {form.restored && !form.problem && (
        <p className={styles.restored}>Hemos recuperado lo que empezaste a escribir.</p>
      )}
      <ChoiceGroup {...form.picked('whose')} label="¿De quién es la charla?" choices={kinds} />
      {values.whose === 'other' && (
        <>
          <TextField {...text('speakerName')} label="Quién la da" autoComplete="off" />
          <TextArea
            {...text('speakerContact')}
            label="Cómo podemos dar con ella"
            hint="Un correo, una red, quién la conoce. Solo lo lee el equipo, para pedirle permiso, y no se publica."
            rows={2}
            maxLength={proposalLimits.contactMax}
          />
        </>
      )}
      <TextField {...text('title')} label="Título" hint="Puede cambiar después." autoComplete="off" />
      <TextArea
        {...text('summary')}
        label="De qué va"
        hint="Para quién es y qué se lleva quien la oye."
        rows={7}
        maxLength={proposalLimits.summaryMax}
      />
      <TextField
        {...text('topics')}
        label="Temas"
        hint={`Separados por comas, ${talkLimits.topics} como mucho: accesibilidad, formularios.`}
        autoComplete="off"
      />
      <TextField
        {...text('link')}
        label="Dónde se puede ver algo más"
        hint="Diapositivas, un vídeo, un artículo: https://…"
        type="url"
        inputMode="url"
        autoComplete="off"
        optional
      />
      <PrivacyNotice
        purpose="Valorar la charla que propones y responderte."
        recipients="Quienes eligen las charlas, y quien aloja la web por encargo nuestro."
        kept="Un año, si no se acepta; si se acepta, mientras tengas cuenta. Cómo dar con otra persona, hasta que se decide que no y un año como mucho."
      />
      <p>
        <SubmitButton of={form} disabled={!ready}>
          Enviar la propuesta
        </SubmitButton>
      </p>
    </Form>
  );
}
