import type { AdminHubIdea } from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { hubIdeaStates } from '@femcoders/contracts/hub-names';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { Button, TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { EditConflict } from '../../forms/edit-conflict.tsx';
import type { RecordFormState } from '../../forms/use-record-form.ts';
import page from '../../records/record-page.module.css';
import { ideaStateNames } from '../hub-words.ts';
import { type IdeaValues, valuesOf } from '../idea-values.ts';
import styles from './hub.module.css';

const choices = hubIdeaStates.map((value) => ({ value, label: ideaStateNames[value] }));

interface IdeaFormProps {
  idea: AdminHubIdea;
  form: RecordFormState<IdeaValues>;
}

/**
 * Says how far an idea has come. What is typed is kept until it is saved; the second one to save sees what has changed.
 */
export function IdeaForm({ idea, form }: IdeaFormProps) {
  const { values, changed, overtaken, edit } = form;
  const stored = valuesOf(idea);
  // Several may be open at once, and a field is found by its name.
  const newsField = `news-${idea.id}`;

  return (
    <Form of={form} names={{ news: newsField }} className={page.form} aria-label={idea.name}>
      {overtaken && (
        <EditConflict
          what="esta idea"
          stored={overtaken.map((field) =>
            field === 'state' ? ['En qué punto está', ideaStateNames[stored.state]] : ['Qué ha pasado', stored.news],
          )}
          onKeepMine={form.saveMine}
          onDiscard={form.discard}
        />
      )}
      <ChoiceGroup
        type="radio"
        name={`state-${idea.id}`}
        label="En qué punto está"
        choices={choices}
        chosen={[values.state]}
        onChange={([state]) => edit({ state: state ?? 'idea' })}
      />
      <TextArea
        name={newsField}
        label="Qué ha pasado, en una línea"
        optional={values.state === 'idea'}
        rows={2}
        maxLength={hubLimits.news}
        value={values.news}
        error={form.errorOf('news')}
        onChange={({ target }) => edit({ news: target.value })}
      />
      <p className={`row gap-8-16 middle small ${styles.ways}`}>
        <SubmitButton of={form} doing="Guardando…" size="small" aria-disabled={!changed}>
          Guardar
        </SubmitButton>
        {changed && !overtaken && (
          <Button variant="outline" size="small" onClick={form.discard}>
            Descartar los cambios
          </Button>
        )}
      </p>
    </Form>
  );
}
