import type { Comment } from '@femcoders/contracts/comment';
import type { FastifyRequest } from 'fastify';
import { typedIn } from '../browser-forms/browser-form.ts';
import type { BrowserFormKind } from '../browser-forms/take-browser-forms.ts';

/** The form below an article as a browser sends it without scripts, and what it is answered. */
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
    }),
    pageOf: (_comment, request) => ({
      title: 'Comentario enviado',
      facts: ['Tu comentario ha sido enviado y está pendiente de moderación. ¡Gracias por participar!'],
      link: article(request),
    }),
    failed: 'No se ha podido enviar tu comentario',
    formOf: article,
  };
}
