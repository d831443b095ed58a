import type { AdminAccount } from '@femcoders/contracts/admin-account';
import * as endpoints from '@femcoders/contracts/endpoints/account-admin';
import { isoDay } from '@femcoders/contracts/spanish-date';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { serve } from '../../serve.ts';
import { exportData } from '../my-data/feature.ts';
import { endSessions, mailPasswordLink, resetSecondFactor } from './account-access.ts';
import { deleteAccount, keepAccount } from './account-deletion.ts';
import { readAccount } from './account-detail.ts';
import { countAccounts } from './account-figures.ts';
import { listAccounts } from './account-list.ts';
import { addAccountNote } from './account-notes.ts';
import type { AccountPorts } from './act-on-account.ts';
import { changeRole } from './change-role.ts';
import { mergeAccounts, previewMerge } from './merge-accounts.ts';
import { liftSuspension, suspendAccount } from './suspend-account.ts';

/** Everybody's accounts, and what the administration does about them. */
export function accountAdminRoutes(context: ApiContext): void {
  const { app, db, clock, config, enqueueMail } = context;

  async function portsOf(request: FastifyRequest): Promise<AccountPorts> {
    return {
      ...(await context.actPorts(request)),
      brand: config.brand,
      publicUrl: config.publicUrl,
      enqueueMail,
    };
  }

  const accounts = serveRecord({ app, portsOf });
  const idempotent = { idempotent: true } as const;
  type BecauseOf = (id: string, reason: string, ports: AccountPorts) => Promise<AdminAccount>;
  const withReason = (carryOut: BecauseOf) => (id: string, body: { reason: string }, ports: AccountPorts) =>
    carryOut(id, body.reason, ports);

  accounts.list(endpoints.listAccounts, '-created_at', (query, page) => listAccounts(db, query, page, clock()));
  serve(app, endpoints.countAccounts, () => countAccounts(db, clock()));
  accounts.read(endpoints.readAccount, (id) => readAccount(db, id, clock()));
  accounts.act(endpoints.addAccountNote, addAccountNote);
  accounts.act(endpoints.changeRole, changeRole, idempotent);
  accounts.act(endpoints.suspendAccount, suspendAccount, idempotent);
  accounts.act(endpoints.liftSuspension, withReason(liftSuspension));
  accounts.act(endpoints.endSessions, withReason(endSessions));
  accounts.act(endpoints.mailPasswordLink, withReason(mailPasswordLink));
  accounts.act(endpoints.resetSecondFactor, withReason(resetSecondFactor));
  accounts.act(endpoints.deleteAccount, deleteAccount, idempotent);
  accounts.act(endpoints.keepAccount, withReason(keepAccount));

  serve(app, endpoints.exportAccount, async (request, reply) => {
    const { actor, ...ports } = await portsOf(request);
    const limit = config.limits.exportsPerAccount;
    const onBehalf = { actor, reason: request.body.reason };
    const zip = await exportData(request.params.id, {
      ...{ ...ports, limit, onBehalf },
      ...{ secrets: context.secrets, uploads: context.uploads, parts: context.declared.memberData },
    });
    const name = `datos-${request.params.id.slice(0, 8)}-${isoDay(ports.now)}.zip`;
    return reply.header('content-disposition', `attachment; filename="${name}"`).type('application/zip').send(zip);
  });

  serve(app, endpoints.previewMerge, (request) => {
    const { id } = request.params;
    return previewMerge(db, id, request.query.from, {
      ...{ actor: context.caller(request), now: clock() },
      carried: context.declared.accounts.carried,
    });
  });
  accounts.act(endpoints.mergeAccounts, async (id, body, ports) =>
    mergeAccounts(id, body, {
      ...ports,
      links: await context.placeLinks(),
      carried: context.declared.accounts.carried,
    }),
  );
}
