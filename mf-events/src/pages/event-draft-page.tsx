import type { PageHead } from '@femcoders/platform';
import { EventDraft } from '../features/event/event-draft.tsx';

export const head = (): PageHead => ({
  title: 'Borrador de un evento',
  description: 'Cómo se verá un evento que el equipo está preparando.',
  noindex: true,
});

/** `/eventos/borrador/:id`: an event as visitors will see it. The server never knows who asks: it comes in the browser. */
export const Page = EventDraft;
