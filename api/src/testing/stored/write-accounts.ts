import { randomUUID } from 'node:crypto';
import { emptyMemberProfile } from '@femcoders/contracts/clean-member-profile';
import { shownFields } from '@femcoders/contracts/member-profile-names';
import type { StoredTextWorld } from './text-writer.ts';

/** Profiles, achievements, and what the administration notes about accounts. */
export async function writeAccounts({ site, writer, admin, member, seenOn }: StoredTextWorld): Promise<void> {
  const as = admin;
  const visibility = Object.fromEntries(shownFields.map((field) => [field, 'public']));
  await writer.write(
    'PUT /user/:id/profile',
    member,
    { ...emptyMemberProfile, name: '', visibility, version: 0 },
    { as: member },
  );
  seenOn('/personaliza-perfil', member);
  seenOn('/welcome', member);

  const userEmail = `${randomUUID()}@prueba.example`;
  await writer.write(
    'POST /auth/register',
    {},
    {
      userEmail,
      userPassword: 'siete ranas en la acequia',
      ofAge: true,
      rules: true,
      privacy: true,
    },
  );

  const achievement = { family: 'join', drawing: { petals: 5, palette: 'sun' }, rule: null };
  const first = await writer.write('POST /admin/achievements', {}, achievement, { as });
  await site.ask('POST', `/admin/achievements/${first.id}/state`, { as, body: { state: 'active', from: 'draft' } });
  await writer.write('POST /admin/achievements/:id/awards', first, { member: member.id }, { as });
  const bare = { ...achievement, name: 'Otro logro de prueba', why: 'Por estar' };
  const second = await site.ask('POST', '/admin/achievements', { as, body: bare });
  await writer.write('PUT /admin/achievements/:id', second, { ...achievement, updatedAt: second.updatedAt }, { as });
  await site.ask('POST', `/admin/achievements/${second.id}/state`, { as, body: { state: 'active', from: 'draft' } });
  const body = { member: member.id, reason: 'Para quitarlo' };
  const award = await site.ask('POST', `/admin/achievements/${second.id}/awards`, { as, body });
  await writer.write('POST /admin/achievement-awards/:id/revoke', award, {}, { as });
  for (const { id } of [first, second]) {
    seenOn(`/admin/achievements/${id}`, admin);
    seenOn(`/admin/achievements/${id}/personas`, admin);
  }
  seenOn('/admin/achievements', admin);

  const about = await site.somebody('member');
  const on = (row: Parameters<typeof writer.write>[0], more: object = {}) =>
    writer.write(row, about, { ...more }, { as });
  await on('POST /admin/accounts/:id/notes', { key: randomUUID() });
  await on('POST /admin/accounts/:id/role', { role: 'promoter', from: 'member' });
  await on('DELETE /admin/accounts/:id/sessions');
  await on('POST /admin/accounts/:id/password-link');
  await site.query(
    'insert into second_factors (user_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())',
    [about.id, 'x'],
  );
  await on('DELETE /admin/accounts/:id/second-factor');
  await on('POST /admin/accounts/:id/export');
  await on('POST /admin/accounts/:id/deletion', { comments: 'anonymise' });
  await on('DELETE /admin/accounts/:id/deletion');
  await on('POST /admin/accounts/:id/suspension', { reason: 'abuse', until: null });
  seenOn(`/admin/personas/${about.id}`, admin);
  const freed = await site.somebody('member');
  const suspension = { reason: 'abuse', text: 'Una prueba', until: null };
  await site.ask('POST', `/admin/accounts/${freed.id}/suspension`, { as, body: suspension });
  await writer.write('DELETE /admin/accounts/:id/suspension', freed, {}, { as });
  const other = await site.somebody('member');
  await writer.write('POST /admin/accounts/:id/merge', freed, { from: other.id }, { as });
  seenOn(`/admin/personas/${freed.id}`, admin);
  seenOn('/admin/personas', admin);
  seenOn('/admin/registro', admin);
}
