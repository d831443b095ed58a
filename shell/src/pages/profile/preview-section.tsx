import type { Onlooker } from '@femcoders/contracts/member-profile';
import { shownFields } from '@femcoders/contracts/member-profile-names';
import { useApi, useQuery } from '@femcoders/platform';
import { EmptyState, ErrorState } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { useState } from 'react';
import { MemberCard } from './member-card.tsx';
import styles from './preview-section.module.css';
import { shownMemberQuery } from './profile-query.ts';
import { ProfileSection } from './profile-section.tsx';
import type { Profile } from './use-profile.ts';

const onlookerChoices: { value: Onlooker; label: string; hint: string }[] = [
  { value: 'visitor', label: 'Una visitante', hint: 'Cualquiera, sin cuenta' },
  { value: 'member', label: 'Una miembro', hint: 'Quien tiene cuenta y ha entrado' },
];

/** What she shows, asked of the API as the other would ask it. */
export function PreviewSection({ profile, userId }: { profile: Profile; userId: string }) {
  const [as, setAs] = useState<Onlooker>('visitor');
  return (
    <ProfileSection
      id="asi-te-ve"
      title="Así te ve…"
      note={
        <>
          <p>Lo que enseñas, visto con los ojos de otra. Nunca se ven tu correo ni tus respuestas para nosotras.</p>
          {profile.edited && <p role="status">Tienes cambios sin guardar: todavía no cuentan aquí.</p>}
        </>
      }
    >
      <ChoiceGroup
        type="radio"
        name="onlooker"
        label="¿Quién mira?"
        choices={onlookerChoices}
        chosen={[as]}
        onChange={([chosen]) => chosen && setAs(chosen)}
      />
      <div className={styles.seen} aria-live="polite">
        <Seen as={as} profile={profile} userId={userId} />
      </div>
    </ProfileSection>
  );
}

function Seen({ as, profile, userId }: { as: Onlooker; profile: Profile; userId: string }) {
  const { version, avatar } = profile.saved;
  const { data, isError, isFetching, refetch } = useQuery(
    shownMemberQuery(useApi(), userId, as, `${version} ${avatar}`),
  );
  if (isError) {
    return (
      <ErrorState title="No hemos podido mirarlo" onRetry={() => void refetch()} busy={isFetching}>
        <p>Lo que has guardado está a salvo.</p>
      </ErrorState>
    );
  }
  if (data === undefined) {
    return <Waiting lines={3} />;
  }
  if (data.achievements || shownFields.some((field) => data[field] !== undefined)) return <MemberCard member={data} />;
  return (
    <EmptyState title={as === 'visitor' ? 'Una visitante no ve nada de ti' : 'Las demás miembros no ven nada de ti'}>
      <p>Para ellas no tienes ficha. Cambia «Quién lo ve» en lo que quieras enseñar.</p>
    </EmptyState>
  );
}
