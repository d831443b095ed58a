import type { ProfileViewer } from '@femcoders/contracts/member-profile';
import { shownFields } from '@femcoders/contracts/member-profile-names';
import { Loaded } from '@femcoders/kit/data/loaded';
import { useApi, useQuery } from '@femcoders/platform';
import { EmptyState } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import { FoldedSection } from './folded-section.tsx';
import { MemberCard } from './member-card.tsx';
import styles from './preview-section.module.css';
import { shownMemberQuery } from './profile-query.ts';
import type { Profile } from './use-profile.ts';

const viewerChoices: { value: ProfileViewer; label: string; hint: string }[] = [
  { value: 'visitor', label: 'Una visitante', hint: 'Cualquiera, sin cuenta' },
  { value: 'member', label: 'Una miembro', hint: 'Quien tiene cuenta y ha entrado' },
];

/** Renders her profile as others see it, read from the API as they would. */
export function PreviewSection({ profile, userId }: { profile: Profile; userId: string }) {
  const [as, setAs] = useState<ProfileViewer>('visitor');
  // Nothing is asked for what nobody looks at.
  const [looked, setLooked] = useState(false);
  return (
    <FoldedSection
      id="asi-te-ve"
      title="Así te ve…"
      holds="Tu ficha, con los ojos de otra"
      edited={false}
      onOpen={() => setLooked(true)}
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
        choices={viewerChoices}
        chosen={[as]}
        onChange={([chosen]) => chosen && setAs(chosen)}
      />
      <div className={styles.seen} aria-live="polite">
        {looked && <Seen as={as} profile={profile} userId={userId} />}
      </div>
    </FoldedSection>
  );
}

function Seen({ as, profile, userId }: { as: ProfileViewer; profile: Profile; userId: string }) {
  const { version, avatar } = profile.saved;
  const query = useQuery(shownMemberQuery(useApi(), userId, as, `${version} ${avatar}`));
  return (
    <Loaded
      query={query}
      failed="No hemos podido mirarlo"
      whenFailed={<p>Lo que has guardado está a salvo.</p>}
      lines={3}
    >
      {(member) =>
        member.achievements || shownFields.some((field) => member[field] !== undefined) ? (
          <MemberCard member={member} />
        ) : (
          <EmptyState
            title={as === 'visitor' ? 'Una visitante no ve nada de ti' : 'Las demás miembros no ven nada de ti'}
          >
            <p>Para ellas no tienes ficha. Cambia «Quién lo ve» en lo que quieras enseñar.</p>
          </EmptyState>
        )
      }
    </Loaded>
  );
}
