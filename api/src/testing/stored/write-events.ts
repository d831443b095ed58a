import type { StoredTextWorld } from './text-writer.ts';
import { writeDocument } from './write-document.ts';

const bare = {
  slug: null,
  logo_url: null,
  event_url: null,
  start_local: '2030-12-12T18:30',
  end_local: null,
  timezone: 'Europe/Madrid',
  online: true,
  online_url: null,
  programme: [{ time: '18:30', title: '', description: null, speaker: null }],
  accessibility: {},
  speakers: [],
  takes_registrations: true,
  capacity: null,
};
const body = {
  ...bare,
  ...{
    name: 'Evento de prueba',
    description: null,
    about: null,
    location: null,
    venue_name: null,
    venue_address: null,
  },
  ...{ directions: null, price: null, food: null, photos: null, programme: [], accessibility_note: null },
};

/** Events of each state, those who come, and sources of others. */
export async function writeEvents({ site, writer, admin, seenOn }: StoredTextWorld): Promise<void> {
  const as = admin;
  const setState = async (id: string, state: string) => {
    const { updated_at } = await site.ask('GET', `/admin/events/${id}`, { as });
    return writer.write('POST /admin/events/:id/state', { id }, { state, updated_at }, { as });
  };
  const { document } = await writeDocument(site, as);
  const written = { ...bare, about: null, about_document: document };
  const first = await writer.write('POST /admin/events', {}, written, { as });
  await setState(first.id, 'published');
  const asking = `${crypto.randomUUID()}@prueba.example`;
  await writer.write(
    'POST /events/api/detail/:slug/registrations',
    { slug: first.slug },
    { email: asking, privacy: true },
  );
  const [mail = ''] = await site.mailsTo(asking);
  const key = /confirmar-plaza#([\w-]+)/.exec(mail)?.[1];
  await writer.write('POST /registrations/confirm', {}, { key });
  const email = `${crypto.randomUUID()}@prueba.example`;
  await writer.write('POST /admin/events/:id/registrations', first, { email }, { as });

  const second = await site.ask('POST', '/admin/events', { as, body });
  const change = { ...written, updated_at: second.updated_at };
  const changed = await writer.write('PUT /admin/events/:id', second, change, { as });
  await setState(second.id, 'published');
  await setState(second.id, 'cancelled');
  await writer.write('POST /admin/event-feeds', {}, {}, { as });

  for (const { id, slug } of [first, changed]) {
    seenOn(`/eventos/${slug}`);
    seenOn(`/admin/eventos/${id}`, admin);
    seenOn(`/admin/eventos/${id}/asistentes`, admin);
  }
  seenOn('/');
  seenOn('/eventos');
  seenOn('/admin/eventos', admin);
  seenOn('/admin/eventos/importar', admin);
}
