import type { AdminAward } from '@femcoders/contracts/achievement';
import { ApiError, Link, showToast } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useMemo, useState } from 'react';
import { AdminList } from '../../lists/components/admin-list.tsx';
import page from '../../records/record-page.module.css';
import { useAchievement, useAwardMutations } from '../api/achievement.ts';
import { awardList } from '../award-list.tsx';
import { AwardDialog } from './award-dialog.tsx';
import { UnknownAchievement } from './open-achievement.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** Everybody who has an achievement, or had it; giving it by hand and taking it away. */
export function Awards({ id }: { id: string }) {
  const { data: achievement, error } = useAchievement(id);
  const acts = useAwardMutations(id);
  const [revoking, setRevoking] = useState<AdminAward | null>(null);
  const [giving, setGiving] = useState(false);
  const definition = useMemo(
    () =>
      awardList(id, (row) =>
        row.revoked ? null : (
          <Button variant="outline" size="small" onClick={() => setRevoking(row)}>
            Retirar<span className="visually-hidden"> a {row.member.name}</span>
          </Button>
        ),
      ),
    [id],
  );

  if (!achievement && error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return <UnknownAchievement />;
  }
  const name = achievement?.name ?? 'este logro';
  return (
    <>
      <p>
        <Link to={`/admin/achievements/${id}`} className={page.back}>
          Volver {achievement ? `a «${name}»` : 'al logro'}
        </Link>
      </p>
      <AdminList
        definition={definition}
        empty={{ title: 'Todavía no lo tiene nadie' }}
        actions={
          achievement?.state === 'active' && (
            <Button size="small" onClick={() => setGiving(true)}>
              Dar a alguien
            </Button>
          )
        }
      />
      {giving && (
        <AwardDialog
          achievementId={id}
          name={name}
          onClose={() => setGiving(false)}
          onGive={async (member, reason) => {
            const award = await acts.give(member, reason);
            setGiving(false);
            showToast(`${award.member.name} tiene «${name}». Se lo decimos por correo.`, { tone: 'success' });
          }}
        />
      )}
      {revoking && (
        <RevokeDialog
          award={revoking}
          name={name}
          onClose={() => setRevoking(null)}
          onRevoke={async (reason) => {
            await acts.revoke(revoking.id, reason);
            setRevoking(null);
            showToast(`${revoking.member.name} ya no tiene «${name}».`);
          }}
        />
      )}
    </>
  );
}
