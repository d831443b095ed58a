import { newsLimits } from './news-limits.ts';
import type { NewsCover, NewsFields } from './news-names.ts';
import type { FieldProblem } from './problem.ts';
import { documentProblem, keptPicturePath } from './rich-document.ts';
import { isDay, problemsOf, textProblem, tooLong } from './text-problems.ts';

/** Letters and digits without accents, in capitals and small, joined by hyphens. */
export const newsSlug = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** Returns the problems that keep news from being stored, in the order of the form. What is missing for publishing is another matter. */
export function validateNews(fields: NewsFields): FieldProblem[] {
  const { title, slug, description, author, date, cover, document } = fields;
  const limits = newsLimits;
  return problemsOf([
    ['title', textProblem('El título', title, limits.title, 'Escribe el título')],
    ['slug', slugProblem(slug)],
    ['description', tooLong('El resumen', description, limits.description)],
    ['author.name', textProblem('La firma', author.name, limits.authorName, 'Escribe quién firma')],
    ['author.role', textProblem('El papel', author.role, limits.authorRole, 'Escribe qué hace en la comunidad')],
    ['author.about', tooLong('La presentación', author.about, limits.authorAbout)],
    ['date', date === '' || isDay(date) ? null : 'Escribe una fecha que exista, o déjala vacía'],
    ['tags', tagsProblem(fields.tags)],
    ['cover', coverProblem(cover)],
    ['document', documentProblem(document)],
  ]);
}

function slugProblem(slug: string): string | null {
  if (slug !== '' && !newsSlug.test(slug))
    return 'La dirección lleva solo letras sin tilde, números y guiones, como HackBarna2025';
  return tooLong('La dirección', slug, newsLimits.slug);
}

function tagsProblem(tags: readonly string[]): string | null {
  const { tags: most, tag: longest } = newsLimits;
  if (tags.length > most) return `Pon como mucho ${most} etiquetas (llevas ${tags.length})`;
  const wordless = tags.find((tag) => !/[\p{L}\p{N}]/u.test(tag));
  if (wordless) return `La etiqueta «${wordless.slice(0, longest)}» no tiene letras ni números`;
  const long = tags.find((tag) => tag.length > longest);
  return long ? `La etiqueta «${long.slice(0, longest)}…» no puede pasar de ${longest} caracteres` : null;
}

function coverProblem(cover: NewsCover | null): string | null {
  if (cover === null) return null;
  if (!keptPicturePath.test(cover.path)) return 'La portada no está en este sitio: súbela otra vez';
  return textProblem('Lo que se ve en la portada', cover.alt.trim(), newsLimits.alt, 'Escribe qué se ve en la portada');
}
