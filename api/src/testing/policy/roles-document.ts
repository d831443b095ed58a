import { join } from 'node:path';
import { roleLabels } from '@femcoders/contracts/role-labels';
import { type Role, roles } from '@femcoders/contracts/session';
import { type RoleRight, rightsOf } from './role-rights.ts';

/** Where the document lives: an absolute path. */
export const rolesDocumentPath = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'roles.md');

const introduction = `# What each role may do

<!-- Written by \`npm run policy -- --document\` from contracts/src/endpoints/. -->

What is public is left out: everybody may do that. Each endpoint says whom it admits where it is declared
([contracts/src/endpoints](../contracts/src/endpoints/comments.ts)), mostly by a group of
[role-groups.ts](../contracts/src/role-groups.ts); [how it is enforced](accounts.md#who-may-do-what). The purposes are those of the API's
description, in Spanish. Changes of releases are limited further, to the parts that she may change (\`GET /admin/own-parts\`). What ends with **proof** asks again who she is (\`POST /auth/prove\`).
`;

/** @returns the text of `docs/roles.md`: what any member may do, and what each role may besides */
export function rolesDocument(): string {
  const [anyMember] = roles;
  const shared = rightsOf(anyMember);
  const sections = roles.map((role) => sectionOf(role, byRole(role)));
  return [
    introduction,
    '## Every member',
    '',
    'Where the address has `:id` of a person, only about herself.',
    '',
    ...tableOf(shared),
    '',
    ...sections.flat(),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

/** The rights that a role has by itself. */
const byRole = (role: Role) => rightsOf(role).filter(({ asMember }) => asMember === null);

function sectionOf(role: Role, rights: readonly RoleRight[]): string[] {
  if (role === roles[0]) return [];
  const heading = [`## ${role}`, ''];
  if (rights.length === 0) return [...heading, `«${roleLabels[role]}»: nothing more than every member.`, ''];
  return [...heading, `«${roleLabels[role]}»: what every member may, and`, '', ...tableOf(rights), ''];
}

function tableOf(rights: readonly RoleRight[]): string[] {
  const rows = rights.map(({ endpoint }) => {
    const { schema, proven } = endpoint;
    return {
      area: schema.tags.join(', '),
      text: `${schema.summary}${proven ? ' **proof**' : ''}`,
      row: String(endpoint),
    };
  });
  // Stable: within an area, the order of the catalogue.
  rows.sort((one, other) => one.area.localeCompare(other.area, 'es'));
  return [
    '| area | may | endpoint |',
    '| --- | --- | --- |',
    ...rows.map((one) => `| ${one.area} | ${one.text} | \`${one.row}\` |`),
  ];
}
