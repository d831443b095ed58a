import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditActionName, auditActionNames } from './audit-action-names.ts';

test('every act that the API records has a name, and one that is not known is shown as it is', () => {
  const source = readFileSync(join(__dirname, '../../../../api/src/audit/audit-log.ts'), 'utf8');
  const union = /export type Act =([^;]+);/.exec(source)?.[1] ?? '';
  const auditActions = [...union.matchAll(/'([^']+)'/g)].map(([, act]) => act);
  expect(auditActions.length).toBeGreaterThan(20);
  expect(auditActions.filter((act) => !((act as string) in auditActionNames))).toEqual([]);
  expect(auditActionName('moon.land')).toBe('moon.land');
});
