import type { Comment } from '@femcoders/contracts/comment';
import { articleName } from './article-name.ts';

/** Lower case without accents: whoever searches "articulo" finds "Artículo". */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What the search looks through: text, alias and article. */
export function searchableText({ content, alias, postId }: Comment): string {
  return plainText(`${alias}\n${content}\n${articleName(postId)}`);
}
