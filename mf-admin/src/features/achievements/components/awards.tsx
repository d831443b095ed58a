import type { AdminAward, Candidate } from '@femcoders/contracts/achievement';
import { achievementLimits } from '@femcoders/contracts/achievement-limits';
import { reasonProblem } from '@femcoders/contracts/validate-achievement';
import { isNotFound } from '@femcoders/kit/data/load-or-not-found';
import { Link, showToast } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useMemo, useState } from 'react';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { AskButton } from '../../records/action-buttons.tsx';
import { ActionDialog, describeAction } from '../../records/action-dialog.tsx';
import { GoneRecord } from '../../records/open-record.tsx';
import { goneDraft } from '../../records/record-form.tsx';
import page from '../../records/record-page.module.css';
import { achievementPlace } from '../achievement-words.ts';
import { useAchievement, useAwardMutations } from '../api/achievement.ts';
import { awardList } from '../award-list.tsx';
import { MemberField } from './member-field.tsx';

/** Everybody who has an achievement, or had it; giving it by hand and taking it away. */
export function Awards({ id }: { id: string }) {
  const { data: achievement, error } = useAchievement(id);
  const mutations = useAwardMutations(id);
  const [revoking, setRevoking] = useState<AdminAward | null>(null);
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

  if (!achievement && isNotFound(error)) return <GoneRecord {...goneDraft(achievementPlace)} />;
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
        actions={
          achievement?.state === 'active' && (
            <AskButton variant="filled" asks={award(id, name, mutations)}>
              Dar a alguien
            </AskButton>
          )
        }
      />
      {revoking && <ActionDialog {...revocation(revoking, name, mutations)} onClose={() => setRevoking(null)} />}
    </>
  );
}

type AwardMutations = ReturnType<typeof useAwardMutations>;

/** She reads it. */
const reason = {
  label: 'Motivo',
  rows: 3,
  maxLength: achievementLimits.reason,
  validate: (text: string) => reasonProblem(text.trim()),
};

const award = (id: string, name: string, mutations: AwardMutations) =>
  describeAction({
    title: `Dar «${name}»`,
    act: 'Dar el logro',
    doing: 'Guardando…',
    asks: {
      draft: `award:${id}`,
      start: { member: null as Candidate | null, reason: '' },
      fields: {
        member: {
          label: '¿A quién?',
          draw: (field) => <MemberField achievementId={id} {...field} />,
          fresh: true,
          validate: (member) => (member ? null : 'Busca a quién y elígela'),
        },
        reason: { ...reason, hint: 'Lo lee ella, en su página y en el correo.' },
      },
    },
    async onAct(typed) {
      if (!typed.member) return false;
      const { member } = await mutations.give(typed.member.id, typed.reason);
      return `${member.name} tiene «${name}». Se lo decimos por correo.`;
    },
  });

const revocation = ({ id, member }: AdminAward, name: string, mutations: AwardMutations) =>
  describeAction({
    title: `Retirar «${name}» a ${member.name}`,
    act: 'Retirar y avisarla',
    doing: 'Retirando…',
    danger: true,
    asks: {
      draft: `revoke:${id}`,
      start: { reason: '' },
      fields: {
        reason: {
          ...reason,
          hint: 'Se lo decimos por correo con estas palabras. El sitio no se lo vuelve a dar solo.',
        },
      },
    },
    async onAct(typed) {
      await mutations.revoke(id, typed.reason);
      showToast(`${member.name} ya no tiene «${name}».`);
    },
  });
