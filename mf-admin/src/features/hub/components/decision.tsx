import type { AdminHubPiece, HubDecision } from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { checkTitle, keptHere, sendingProblem } from '@femcoders/kit/forms/sending-problem';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { useRef } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { showUndo } from '../../layout/act-at-once.ts';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import page from '../../records/record-page.module.css';
import { Templates } from '../../records/templates.tsx';
import type { DecideAboutPiece } from '../api/open-piece.ts';
import { refusalTemplates } from '../hub-words.ts';
import styles from './hub.module.css';

type Next = HubDecision['state'];

/** What becomes of a piece; its author hears of it a minute later, unless that is taken back. */
export function Decision({ piece, decide }: { piece: AdminHubPiece; decide: DecideAboutPiece }) {
  const { id, state: from, reports } = piece;
  const reason = useDraft(draftKeyOf(`hub-reason:${id}`), { start: '', read: readText });
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);

  function go(state: Next, done: string) {
    const said = reason.value.trim();
    const refuses = state === 'rejected' || state === 'removed';
    if (refuses && !said) {
      return setProblem({
        title: checkTitle,
        fields: [{ field: 'reason', message: 'Escribe el motivo que va a leer' }],
      });
    }
    void send(async () => {
      await decide({ state, from, reason: refuses ? said : '' });
      if (refuses) reason.forget();
      if (state === from) return void showToast(done, { tone: 'success' });
      showUndo(done, () => {
        // A second refusal has the same words.
        const back: HubDecision = { state: from as Next, from: state, reason: piece.reason ?? '' };
        if (refuses) reason.change(said);
        decide(back).catch((error: unknown) => showToast(sendingProblem(error, keptHere).title, { tone: 'error' }));
      });
    });
  }

  if (from === 'withdrawn') {
    return <p className={page.quiet}>La ha retirado su autora: solo ella puede volver a publicarla.</p>;
  }
  const refusal: Next | null = from === 'pending' ? 'rejected' : from === 'published' ? 'removed' : null;
  return (
    <section ref={place} className={page.form} aria-labelledby="decidir">
      <h2 id="decidir">Decidir</h2>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      <p className={`row gap-8-16 middle small ${styles.ways}`}>
        {from !== 'published' && (
          <Button size="small" busy={busy} onClick={() => go('published', 'Publicada. Se lo decimos en un minuto.')}>
            Publicar
          </Button>
        )}
        {from === 'published' && reports.length > 0 && (
          <Button size="small" busy={busy} onClick={() => go('published', 'Se queda publicada. Denuncias atendidas.')}>
            Mantener publicada
          </Button>
        )}
      </p>
      {refusal && (
        <>
          <TextArea
            name="reason"
            label={refusal === 'rejected' ? 'Por qué no se publica' : 'Por qué se retira'}
            hint="Le llega tal cual por correo."
            rows={3}
            maxLength={hubLimits.reason}
            value={reason.value}
            error={errorOf('reason')}
            onChange={({ target }) => reason.change(target.value)}
          />
          <Templates
            texts={refusalTemplates}
            onChoose={(text) => reason.change([reason.value.trim(), text].filter(Boolean).join(' '))}
          />
          <p>
            <Button
              variant="danger"
              size="small"
              busy={busy}
              onClick={() =>
                go(
                  refusal,
                  refusal === 'rejected' ? 'No se publica. Se lo decimos en un minuto.' : 'Retirada de la web.',
                )
              }
            >
              {refusal === 'rejected' ? 'No publicar' : 'Retirar de la web'}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
