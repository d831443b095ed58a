import { randomUUID } from 'node:crypto';
import type { NewNews } from '@femcoders/contracts/news';

/** News that can be published; fields override them. Each has its own title, and so its own address, unless one is given. */
export const testNews = (fields: Partial<NewNews> = {}): NewNews => ({
  title: `Una noticia ${randomUUID().slice(0, 8)}`,
  slug: '',
  description: 'De qué va esta noticia de prueba.',
  author: { name: 'Equipo editorial', role: 'cofundadoras', about: 'Contamos lo que pasa en la comunidad.' },
  date: '',
  tags: ['comunidad'],
  cover: null,
  document: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Esto es lo que ha pasado.' }] },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Lo que viene' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Y esto es lo que viene.' }] },
    ],
  },
  ...fields,
});
