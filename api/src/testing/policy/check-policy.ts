// `npm run policy`: tries every route of the API as everybody who could call it and compares with the policy table.
// Rows as words (`npm run policy -- 'GET /user/:id'`) try only those. `npm run policy -- --role moderator` tries nothing: it lists what
// somebody with this role may call. `-- --document` writes docs/roles.md, which says it of every role.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { roles } from '@femcoders/contracts/session';
import { policy } from '../../access-policy/policy.ts';
import type { Row } from './policy-request.ts';
import { printPolicy, summarise } from './print-policy.ts';
import { printRole } from './print-role.ts';
import { rolesDocument, rolesDocumentPath } from './roles-document.ts';
import { tryPolicy } from './try-policy.ts';

const { values, positionals: words } = parseArgs({
  options: { role: { type: 'string' }, document: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.document) {
  writeFileSync(rolesDocumentPath, rolesDocument());
  process.exit();
}
if (values.role !== undefined) {
  const role = roles.find((one) => one === values.role);
  if (!role) {
    console.error(`There is no role ${values.role}, but ${roles.join(', ')}.`);
    process.exit(2);
  }
  for (const line of printRole(role)) console.log(line);
  process.exit();
}
const unknown = words.filter((word) => !(word in policy));
if (unknown.length > 0) {
  console.error(`The policy table has no row ${unknown.join(', ')}.`);
  process.exit(2);
}
const attempts = await tryPolicy(words.length > 0 ? (words as Row[]) : undefined);
for (const line of printPolicy(attempts)) console.log(line);
console.log();
for (const line of summarise(attempts)) console.log(line);
process.exitCode = attempts.every(({ expected, got }) => expected === got) ? 0 : 1;
