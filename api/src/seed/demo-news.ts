import type { NewsFields } from '@femcoders/contracts/news-names';
import type { BlockNode } from '@femcoders/contracts/rich-document';
import type { Database } from '../database/database.ts';
import { news, newsVersions } from '../database/news-tables.ts';

const id = '00000000-0000-4000-8000-000000007901';

const paragraph = (text: string): BlockNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});

const draft: NewsFields = {
  title: 'Cómo preparamos un encuentro (borrador de muestra)',
  slug: 'ComoPreparamosUnEncuentro',
  description: 'Un borrador inventado para la demostración: enseña cómo se escribe una noticia en la administración.',
  author: { name: 'Equipo editorial', role: 'cofundadoras', about: 'Contamos aquí lo que pasa en la comunidad.' },
  date: '',
  tags: ['comunidad', 'eventos'],
  cover: null,
  document: {
    type: 'doc',
    content: [
      paragraph('Un encuentro empieza seis semanas antes, con una hoja en blanco y tres preguntas.'),
      heading('Las tres preguntas'),
      {
        type: 'bulletList',
        content: ['Para quién es.', 'Qué se lleva quien viene.', 'Quién puede ayudarnos.'].map((text) => ({
          type: 'listItem' as const,
          content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
        })),
      },
      heading('La semana de antes'),
      paragraph('Se mandan los recordatorios, se imprimen los carteles y se prueba el micrófono.'),
    ],
  },
};

/** Adds a draft that the demonstration's editors find: readers see nothing of it. */
export async function addDemoNews(db: Database, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 26 * 3_600_000);
  const { title, slug } = draft;
  await db.insert(news).values({ id, slug, createdAt: at, updatedAt: at }).onConflictDoNothing();
  const version = { newsId: id, version: 1, title, content: draft, savedAt: at };
  await db.insert(newsVersions).values(version).onConflictDoNothing();
}
