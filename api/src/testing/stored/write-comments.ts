import type { StoredTextWorld } from './text-writer.ts';

/** The article below which they are written. */
const postId = 16;

/** Comments in each state, and what is said about them. */
export async function writeComments({ site, writer, admin, member, seenOn }: StoredTextWorld): Promise<void> {
  const as = admin;
  const approve = async (id: string) => {
    const [comment] = await site.query('select state from comments where id = $1', [id]);
    // What is as full of links as these may be taken for spam.
    if (comment?.state === 'spam') await site.ask('POST', `/comments/restore/${id}`, { as, body: {} });
    await site.ask('POST', `/comments/approve/${id}`, { as, body: {} });
  };
  const plain = (content: string) =>
    site.ask('POST', '/comments', { body: { postId, content: `${content} ${crypto.randomUUID()}`, alias: 'Prueba' } });

  const hers = await writer.write('POST /comments', {}, { postId }, { as: member });
  await approve(hers.id);
  await writer.write('POST /comments/:id/reports', hers, { reason: 'abuse' });
  const changed = await plain('Un comentario para cambiar');
  const headers = { 'x-comment-token': changed.editToken };
  await writer.write('PATCH /comments/:id', changed, {}, { headers });
  await approve(changed.id);
  await writer.write('DELETE /comments/reject/:id', await plain('Uno que no'), { reason: 'abuse' }, { as });
  const { id } = await plain('Otro que no');
  const decisions = [{ id, decision: 'reject', reason: 'abuse' }];
  await writer.write('POST /admin/comments/decisions', {}, { decisions }, { as });

  seenOn('/recursos/css/css-grid');
  seenOn('/recursos/css/css-grid', member);
  seenOn('/personaliza-perfil/privacidad', member);
  for (const state of ['aprobados', 'rechazados', 'denunciados']) seenOn(`/admin/comments?estado=${state}`, admin);
}
