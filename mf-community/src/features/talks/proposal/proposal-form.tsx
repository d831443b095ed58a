import { talkLimits } from '@femcoders/contracts/talk-limits';
import { proposalLimits } from '@femcoders/contracts/talk-proposal-limits';
import type { ProposalKind } from '@femcoders/contracts/talk-proposal-names';
import { validateTalkProposal } from '@femcoders/contracts/validate-talk-proposal';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { checkTitle, keptOnDevice } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { openModal, type SignedInUser, useApi, useQueryClient, useSite } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { PrivacyNote } from '@femcoders/shared-ui/privacy-note';
import { type FormEvent, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { storedTexts } from '../../forms/stored-values.ts';
import { ownTalksKey, sendProposal } from '../api/own-talks.ts';
import styles from './proposal-form.module.css';
import { ProposalSent } from './proposal-sent.tsx';

const start = { whose: '', speakerName: '', speakerContact: '', title: '', summary: '', topics: '', link: '' };
type ProposalDraft = typeof start;
const names = Object.keys(start) as (keyof ProposalDraft)[];

const kinds = [
  { value: 'own', label: 'Mía', hint: 'La doy yo.' },
  { value: 'other', label: 'De otra persona', hint: 'La he oído, o me gustaría oírla.' },
] as const satisfies readonly { value: ProposalKind; label: string; hint: string }[];

/** What is typed, as it is checked and sent. */
function told(draft: ProposalDraft) {
  const text = Object.fromEntries(names.map((name) => [name, draft[name].trim()])) as ProposalDraft;
  return { ...text, topics: text.topics.split(',').flatMap((topic) => topic.trim() || []) };
}

/** A talk of hers, or of somebody whom she would like to hear. */
export function ProposalForm({ user }: { user: SignedInUser }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { brand, contactEmail } = useSite();
  const {
    value: values,
    ready,
    restored,
    latest,
    change,
    forget,
  } = useDraft<ProposalDraft>(draftKeyOf('charla'), {
    start,
    read: (stored) => storedTexts(stored, names),
  });
  const { busy, problem, setProblem, errorOf, changed, send } = useSending(keptOnDevice);
  const [sent, setSent] = useState<string | null>(null);

  const set = (part: Partial<ProposalDraft>) => {
    changed();
    change(part);
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const proposal = told(latest());
    const problems = validateTalkProposal(proposal);
    if (problems.length > 0) {
      setProblem({ title: checkTitle, fields: problems });
      return;
    }
    void send(async (key) => {
      const { title } = await sendProposal(api, user.id, { ...proposal, key });
      forget();
      setSent(title);
      void queryClient.invalidateQueries({ queryKey: ownTalksKey(user.id) });
    });
  }

  const { typed } = boundFields(values, set, errorOf);
  const text = (name: keyof ProposalDraft) => ({ ...typed(name), disabled: !ready });

  if (sent !== null) return <ProposalSent title={sent} onAnother={() => setSent(null)} />;
  return (
    <form className="stack gap-32 one-column" noValidate aria-label="Proponer una charla" onSubmit={submit}>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      {restored && !problem && <p className={styles.restored}>Hemos recuperado lo que empezaste a escribir.</p>}
      <ChoiceGroup
        type="radio"
        name="whose"
        label="¿De quién es la charla?"
        choices={kinds}
        chosen={kinds.flatMap(({ value }) => (value === values.whose ? [value] : []))}
        error={errorOf('whose')}
        onChange={([whose = '']) => set({ whose })}
      />
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
      <PrivacyNote
        brand={brand}
        contactEmail={contactEmail}
        purpose="Valorar la charla que propones y responderte."
        recipients="Quienes eligen las charlas, y quien aloja la web por encargo nuestro."
        kept="Un año, si no se acepta; si se acepta, mientras tengas cuenta. Cómo dar con otra persona, hasta que se decide que no y un año como mucho."
        onMore={() => openModal('privacyPolicy')}
      />
      <p>
        <Button type="submit" busy={busy} disabled={!ready}>
          {busy ? 'Enviando…' : 'Enviar la propuesta'}
        </Button>
      </p>
    </form>
  );
}
