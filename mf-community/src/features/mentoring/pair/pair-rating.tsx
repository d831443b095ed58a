import { ratePair } from '@femcoders/contracts/endpoints/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import type { NewPairRating, OwnPair } from '@femcoders/contracts/mentoring-pair';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, showToast } from '@femcoders/platform';
import { TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { choicesOf } from '../../forms/choices.ts';
import type { ActOnPair } from '../own-mentoring.ts';
import styles from './pair-view.module.css';

const starChoices = choicesOf({
  1: '1: no me ha servido',
  2: '2',
  3: '3: regular',
  4: '4',
  5: '5: me ha servido mucho',
});

/** Asks for a rating, shown to the team alone, once the pair has ended. */
export function PairRating({ pair, act }: { pair: OwnPair; act: ActOnPair }) {
  const { rating } = pair;
  const form = useForm({
    start: { stars: rating ? String(rating.stars) : '', note: rating?.note ?? '' },
    bodyOf: ({ stars, note }) => ({ stars: Number(stars) as NewPairRating['stars'], note: note.trim() }),
    validate: ({ stars }) => ({ stars: stars ? null : 'Elige del 1 al 5' }),
    async send(body) {
      await act((api, params) => callApi(api, ratePair, { params, body }));
      showToast('Gracias. Lo lee quien coordina, y nadie más.', { tone: 'success' });
      return { stars: String(body.stars), note: body.note };
    },
  });
  return (
    <section className="stack gap-16 one-column" aria-labelledby="como-ha-ido">
      <h3 id="como-ha-ido">¿Cómo ha ido?</h3>
      <p className="quiet small">Solo lo lee quien coordina. {pair.with ?? 'La otra persona'} no lo ve.</p>
      <Form of={form} className={styles.form} aria-labelledby="como-ha-ido">
        <ChoiceGroup {...form.picked('stars')} label="Del 1 al 5" choices={starChoices} />
        <TextArea
          {...form.typed('note')}
          label="¿Quieres contar algo?"
          optional
          rows={3}
          maxLength={mentoringLimits.reason}
        />
        <p>
          <SubmitButton of={form} size="small" variant="outline">
            {rating ? 'Guardar el cambio' : 'Enviarlo'}
          </SubmitButton>
        </p>
      </Form>
    </section>
  );
}
