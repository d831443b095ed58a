import type { Comment } from '@femcoders/contracts/comment';
import { waitsForModeration } from '@femcoders/contracts/comment-waits-for-moderation';
import type { FastifyRequest } from 'fastify';
import type { BrowserFormKind } from '../../browser-forms/accept-browser-forms.ts';
import { typedIn } from '../../browser-forms/browser-form.ts';

/** Returns how the form below an article is read and answered when a browser sends it without scripts. */
export function commentForm(publicUrl: string): BrowserFormKind<Comment> {
  const article = ({ headers }: FastifyRequest) => {
    const from = URL.parse(headers.referer ?? '')?.pathname;
    return { href: from ? `${publicUrl}${from}#comentarios` : `${publicUrl}/blog`, name: 'Volver al artículo' };
  };
  return {
    fieldsOf: (form) => ({
      postId: Number(typedIn(form, 'postId')),
      content: typedIn(form, 'content'),
      alias: typedIn(form, 'alias'),
      website: typedIn(form, 'website'),
      ...(typedIn(form, 'answerTo') && { answerTo: typedIn(form, 'answerTo') }),
    }),
    pageOf: (_comment, request) => ({
      title: 'Comentario enviado',
      facts: [waitsForModeration],
      link: article(request),
    }),
    failed: 'No se ha podido enviar tu comentario',
    formOf: article,
  };
}
