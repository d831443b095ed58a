import { eventFeedLimits } from '@femcoders/contracts/event-feed-limits';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast, useQueryClient } from '@femcoders/platform';
import { Button, ErrorSummary, TextField } from '@femcoders/shared-ui';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { addFeed, feedChanged, type NewFeed } from '../event-feeds.ts';
import styles from './event-feeds.module.css';

const nothing: NewFeed = { name: '', address: '' };

/** Adds a calendar; it is read once before it is added, so that a wrong address shows here. */
export function FeedForm() {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const { busy, problem, errorOf, send } = useSending();
  // An address may be a calendar's password: it outlives a login, and does not lie on the device.
  const draft = useDraft<NewFeed>(draftKeyOf('event-feed'), { start: nothing, read: () => null, onDevice: false });
  const field = (name: keyof NewFeed) => ({
    name,
    value: draft.value[name],
    error: errorOf(name),
    maxLength: eventFeedLimits[name],
    onChange: (event: { target: { value: string } }) => draft.change({ ...draft.value, [name]: event.target.value }),
  });

  const add = () =>
    send(async () => {
      const feed = await addFeed(api, draft.value);
      if (draft.latest() === draft.value) draft.forget();
      void feedChanged(queryClient, feed);
      showToast(`Calendario «${feed.name}» añadido: sus eventos llegan en un momento.`, { tone: 'success' });
    });

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="anadir-calendario"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h2 id="anadir-calendario" className={styles.formTitle}>
        Añadir un calendario
      </h2>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      <TextField
        label="Nombre"
        hint="Así lo verá el equipo, y quien lea por qué se canceló un evento."
        {...field('name')}
      />
      <TextField
        label="Dirección del calendario"
        hint="Empieza por https:// o webcal://, y suele acabar en .ics. Las entradas privadas no se importan."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('address')}
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Comprobando…' : 'Añadir e importar'}
      </Button>
    </form>
  );
}
