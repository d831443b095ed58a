import { avatarOfSize } from '@femcoders/contracts/avatar-address';
import type { ShownMember } from '@femcoders/contracts/member-profile';
import type { MemberAim } from '@femcoders/contracts/member-profile-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { Avatar, PanotTile, Tag } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import styles from './member-card.module.css';
import { aimWords, situationWords } from './profile-words.ts';

/** A member as others see her: what she has not filled in, or does not show them, is missing. */
export function MemberCard({ member }: { member: ShownMember }) {
  const { name, pronouns, jobTitle, years, city, situation, bio, education } = member;
  const facts = [
    situation && situationWords[situation],
    city,
    years !== undefined && counted(years, 'año de experiencia', 'años de experiencia'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <article className={`cut ${styles.card}`} aria-label={name}>
      <header className={styles.head}>
        <Avatar src={member.avatar && avatarOfSize(member.avatar, 256)} name={name} size={112} decorative />
        <div className={styles.names}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          {pronouns && (
            <p className={styles.muted}>
              <bdi>{pronouns}</bdi>
            </p>
          )}
          {jobTitle && (
            <p className="bold" dir="auto">
              {jobTitle}
            </p>
          )}
          {facts.length > 0 && <p className={styles.muted}>{facts.join(' · ')}</p>}
        </div>
      </header>
      {bio && (
        <p className={styles.bio} dir="auto">
          {bio}
        </p>
      )}
      <dl className={`stack gap-16 ${styles.facts}`}>
        <Words title="Habilidades" words={member.skills} />
        <Words title="Busca" words={wordsOf(member.seeks)} />
        <Words title="Ofrece" words={wordsOf(member.offers)} />
        <Words title="Le interesa" words={member.interests} />
        <Words title="Idiomas" words={member.languages} />
        {education && (
          <Fact title="Formación">
            <bdi>{education}</bdi>
          </Fact>
        )}
      </dl>
      <MemberAchievements member={member} />
      <MemberLinks member={member} />
    </article>
  );
}

const wordsOf = (aims: MemberAim[] | undefined) => aims?.map((aim) => aimWords[aim]);

function Words({ title, words }: { title: string; words: string[] | undefined }) {
  if (!words) return null;
  return (
    <Fact title={title}>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word}>
            <Tag tone="outline">
              <bdi>{word}</bdi>
            </Tag>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function MemberAchievements({ member: { achievements } }: { member: ShownMember }) {
  if (!achievements) return null;
  return (
    <ul className={`row gap-12-24 ${styles.achievements}`} aria-label="Logros">
      {achievements.map(({ id, name, drawing }) => (
        <li key={id} className="bar gap-12 middle shrinks bold">
          <PanotTile {...drawing} size={40} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function MemberLinks({ member: { linkedin, github, web } }: { member: ShownMember }) {
  const links = [
    { label: 'LinkedIn', href: linkedin },
    { label: 'GitHub', href: github },
    { label: web && new URL(web).hostname, href: web },
  ].filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="ugc nofollow noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
