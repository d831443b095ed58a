import type { AdminNews, AdminNewsEntry } from '@femcoders/contracts/news';
import type { NewsCover, NewsFields, NewsState } from '@femcoders/contracts/news-names';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { emptyDocument } from '@femcoders/contracts/rich-document';
import { validateNews } from '@femcoders/contracts/validate-news';

const stateNames: Readonly<Record<NewsState, string>> = { draft: 'Borrador', published: 'Publicada' };

/** The state of news in words; of published ones, whether something waits. */
export const newsStateWords = ({ state, pending }: Pick<AdminNewsEntry, 'state' | 'pending'>): string =>
  pending ? `${stateNames[state]}, con cambios` : stateNames[state];

const noCover: NewsCover = { path: '', alt: '', width: 1, height: 1 };

/** The form of news with nothing in it; all is as it is typed. */
export const emptyNews = {
  title: '',
  slug: '',
  description: '',
  authorName: 'Equipo editorial',
  authorRole: 'cofundadoras',
  authorAbout:
    'Las cofundadoras contamos aquí lo que pasa en la comunidad. Nombramos a alguien solo cuando nos ha dicho que sí.',
  date: '',
  /** Separated by commas. */
  tags: '',
  /** Without a path, none. */
  cover: noCover,
  document: emptyDocument,
};
export type NewsValues = typeof emptyNews;

export function valuesOf({ title, slug, description, author, date, tags, cover, document }: AdminNews): NewsValues {
  return {
    ...{ title, slug, description, date, document },
    authorName: author.name,
    authorRole: author.role,
    authorAbout: author.about,
    tags: tags.join(', '),
    cover: cover ?? noCover,
  };
}

/** The form as the API takes it. */
export function bodyOf({
  document,
  cover,
  tags,
  authorName,
  authorRole,
  authorAbout,
  ...values
}: NewsValues): NewsFields {
  return {
    title: values.title.trim(),
    slug: values.slug.trim(),
    description: values.description.trim(),
    author: { name: authorName.trim(), role: authorRole.trim(), about: authorAbout.trim() },
    date: values.date,
    tags: [...new Set(tags.split(',').flatMap((tag) => tag.trim() || []))],
    cover: cover.path ? { ...cover, alt: cover.alt.trim() } : null,
    document,
  };
}

const nameOf: Readonly<Record<string, keyof NewsValues>> = {
  'author.name': 'authorName',
  'author.role': 'authorRole',
  'author.about': 'authorAbout',
};

/** Returns what is wrong with the form, in its order. */
export const validateValues = (values: NewsValues): FieldProblem[] =>
  validateNews(bodyOf(values)).map(({ field, message }) => ({ field: nameOf[field] ?? field, message }));

/** Whether a kept draft's text is a document: it may be of another version of the page. */
export const hasDocument = ({ document, cover }: NewsValues): boolean =>
  document.type === 'doc' && Array.isArray(document.content) && typeof cover.path === 'string';
