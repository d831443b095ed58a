import { eventFeedLimits } from '@femcoders/contracts/event-feed-limits';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { showToast, useQueryClient } from '@femcoders/platform';
import { TextField } from '@femcoders/shared-ui';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { addFeed, feedChanged, type NewFeed } from '../event-feeds.ts';
import styles from './event-feeds.module.css';

const nothing: NewFeed = { name: '', address: '' };

/** Adds a calendar; it is read once before it is added, so that a wrong address shows here. */
export function FeedForm() {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const form = useForm({
    draft: draftKeyOf('event-feed'),
    start: nothing,
    // An address may be a calendar's password: it outlives a login, and does not lie on the device.
    onDevice: false,
    bodyOf: (feed) => feed,
    async send(typed) {
      const feed = await addFeed(api, typed);
      void feedChanged(queryClient, feed);
      showToast(`Calendario «${feed.name}» añadido: sus eventos llegan en un momento.`, { tone: 'success' });
    },
  });

  return (
    <Form
      of={form}
      className={`stack gap-24 starts ${styles.form}`}
      aria-labelledby="anadir-calendario"
      heading={
        <h2 id="anadir-calendario" className="part-title">
          Añadir un calendario
        </h2>
      }
    >
      <TextField
        {...form.typed('name')}
        label="Nombre"
        hint="Así lo verá el equipo, y quien lea por qué se canceló un evento."
        maxLength={eventFeedLimits.name}
      />
      <TextField
        {...form.typed('address')}
        label="Dirección del calendario"
        hint="Empieza por https:// o webcal://, y suele acabar en .ics. Las entradas privadas no se importan."
        maxLength={eventFeedLimits.address}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton of={form} doing="Comprobando…">
        Añadir e importar
      </SubmitButton>
    </Form>
  );
}
