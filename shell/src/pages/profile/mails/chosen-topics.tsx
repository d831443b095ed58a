import { changeMailPreferences } from '@femcoders/contracts/endpoints/mail-preferences';
import type { MailPreferences } from '@femcoders/contracts/mail-preferences';
import type { MailTopic } from '@femcoders/contracts/mail-topics';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Form } from '@femcoders/kit/forms/form';
import { callApi, type SignedInUser, showToast, useApi, useQuery, useQueryClient } from '@femcoders/platform';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { type ReactNode, useState } from 'react';
import { useAccessForm } from '../../access/use-access-form.ts';
import { ProfileSection, SaveRow } from '../profile-section.tsx';
import { mailPreferencesQuery } from './mail-preferences-query.ts';
import { topicWords } from './topic-words.ts';

/** The mails that she may do without; below them, once they are there and push nothing down any more, the children. */
export function ChosenTopics({ user, children }: { user: SignedInUser; children: ReactNode }) {
  const query = useQuery(mailPreferencesQuery(useApi(), user.id));
  return (
    <>
      <ProfileSection
        title="Lo que eliges"
        note={
          <>
            <p>Marca lo que quieres recibir. Cada uno de estos correos lleva abajo un enlace para dejarlo.</p>
            <p>Te escribimos a la dirección de tu cuenta.</p>
          </>
        }
      >
        <Loaded query={query} failed="No hemos podido cargar tus avisos." lines={5} loading="Cargando tus avisos…">
          {(data) => <TopicForm user={user} preferences={data} />}
        </Loaded>
      </ProfileSection>
      {!query.isPending && children}
    </>
  );
}

function TopicForm({ user, preferences: { topics } }: { user: SignedInUser; preferences: MailPreferences }) {
  const api = useApi();
  const queryClient = useQueryClient();
  /** Only what she has touched here: the others may change under her, by a link of a mail or in another tab. */
  const [touched, setTouched] = useState<Partial<Record<MailTopic, boolean>>>({});
  const chosen = topics.flatMap(({ topic, wanted }) => ((touched[topic] ?? wanted) ? [topic] : []));
  const form = useAccessForm(
    () => ({}),
    async () => {
      const sent = topics.filter(({ topic }) => touched[topic] !== undefined);
      const body = { topics: sent.map(({ topic }) => ({ topic, wanted: chosen.includes(topic) })) };
      const kept = await callApi(api, changeMailPreferences, { params: { id: user.id }, body });
      queryClient.setQueryData(mailPreferencesQuery(api, user.id).queryKey, kept);
      setTouched((now) => (now === touched ? {} : now));
      showToast('Cambios guardados', { tone: 'success' });
    },
  );

  function choose(marked: MailTopic[]): void {
    const changed = topics.filter(({ topic }) => marked.includes(topic) !== chosen.includes(topic));
    setTouched({
      ...touched,
      ...Object.fromEntries(changed.map(({ topic }) => [topic, marked.includes(topic)])),
    });
  }

  return (
    <Form of={form}>
      <ChoiceGroup
        type="checkbox"
        name="topics"
        label="¿De qué te escribimos?"
        choices={topics.map(({ topic }) => ({
          value: topic,
          label: topicWords[topic].name,
          hint: topicWords[topic].what,
        }))}
        chosen={chosen}
        onChange={choose}
      />
      <SaveRow busy={form.busy} />
    </Form>
  );
}
