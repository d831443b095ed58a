import type { AdminHubPiece, HubDecision } from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { keptHere, submissionProblem } from '@femcoders/kit/forms/submission-problem';
import { readText } from '@femcoders/kit/forms/use-draft';
import { useForm } from '@femcoders/kit/forms/use-form';
import { showToast } from '@femcoders/platform';
import { Button, TextArea } from '@femcoders/shared-ui';
import { useRef } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { showUndo } from '../../layout/undo-toast.ts';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import page from '../../records/record-page.module.css';
import { Templates } from '../../records/templates.tsx';
import type { DecideAboutPiece } from '../api/open-piece.ts';
import { refusalTemplates } from '../hub-words.ts';
import styles from './hub.module.css';

type Next = HubDecision['state'];

/** Renders what becomes of a piece; its author hears of it a minute later, unless that is taken back. */
export function Decision({ piece, decide }: { piece: AdminHubPiece; decide: DecideAboutPiece }) {
  const { id, state: from, reports } = piece;
  const refusal: Next | null = from === 'pending' ? 'rejected' : from === 'published' ? 'removed' : null;
  const form = useForm({
    draft: draftKeyOf(`hub-reason:${id}`),
    start: { reason: '' },
    // Kept on devices as a text alone, too.
    read: (stored) => ({ reason: readText(stored) ?? readText((stored as { reason?: unknown }).reason) ?? '' }),
    words: keptHere,
    bodyOf: ({ reason }) => reason.trim(),
    validate: (reason) => ({ reason: reason ? null : 'Escribe el motivo que va a leer' }),
    async send(reason) {
      if (!refusal) return;
      const done = refusal === 'rejected' ? 'No se publica. Se lo decimos en un minuto.' : 'Retirada de la web.';
      await decideUnlessTakenBack(refusal, reason, done);
    },
  });
  const place = useRef<HTMLFormElement>(null);
  useKeptFocus(place);

  async function decideUnlessTakenBack(state: Next, reason: string, done: string) {
    await decide({ state, from, reason });
    if (state === from) return void showToast(done, { tone: 'success' });
    showUndo(done, () => {
      // A second refusal has the same words.
      const back: HubDecision = { state: from as Next, from: state, reason: piece.reason ?? '' };
      if (reason) form.change({ reason });
      decide(back).catch((error: unknown) => showToast(submissionProblem(error, keptHere).title, { tone: 'error' }));
    });
  }
  const publish = (done: string) => void form.send(() => decideUnlessTakenBack('published', '', done));

  if (from === 'withdrawn') {
    return <p className="remark">La ha retirado su autora: solo ella puede volver a publicarla.</p>;
  }
  const refuse = refusal === 'rejected' ? 'No publicar' : 'Retirar de la web';
  return (
    <Form of={form} ref={place} heading={<h2 id="decidir">Decidir</h2>} className={page.form} aria-labelledby="decidir">
      <p className={`row gap-8-16 middle small ${styles.ways}`}>
        {from !== 'published' && (
          <Button size="small" busy={form.busy} onClick={() => publish('Publicada. Se lo decimos en un minuto.')}>
            Publicar
          </Button>
        )}
        {from === 'published' && reports.length > 0 && (
          <Button size="small" busy={form.busy} onClick={() => publish('Se queda publicada. Denuncias atendidas.')}>
            Mantener publicada
          </Button>
        )}
      </p>
      {refusal && (
        <>
          <TextArea
            {...form.typed('reason')}
            label={refusal === 'rejected' ? 'Por qué no se publica' : 'Por qué se retira'}
            hint="Le llega tal cual por correo."
            rows={3}
            maxLength={hubLimits.reason}
          />
          <Templates
            texts={refusalTemplates}
            onChoose={(text) => form.change({ reason: [form.values.reason.trim(), text].filter(Boolean).join(' ') })}
          />
          <p>
            <SubmitButton of={form} doing={refuse} variant="danger" size="small">
              {refuse}
            </SubmitButton>
          </p>
        </>
      )}
    </Form>
  );
}
