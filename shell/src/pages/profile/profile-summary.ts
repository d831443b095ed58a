import type { MemberProfile } from '@femcoders/contracts/member-profile';
import { counted } from '@femcoders/contracts/spanish-count';
import { aimWords, greetingWords, situationWords } from './profile-words.ts';

/** The sections of the profile that are saved. */
export type ProfileSectionId = 'foto' | 'quien-eres' | 'que-haces' | 'de-donde-vienes' | 'busco-y-ofrezco' | 'enlaces';

/** Returns what each section holds, in a line; «Nada todavía» where it is empty. */
export function profileSummary(saved: MemberProfile): Record<ProfileSectionId, string> {
  const { name, pronouns, greeting, bio, city, jobTitle, years, skills, languages } = saved;
  const { situation, education, interests, seeks, offers } = saved;
  return {
    foto: saved.avatar ? 'La tuya' : 'Sin foto',
    'quien-eres': line(name, pronouns, greetingWords[greeting], bio && 'Sobre ti'),
    'que-haces': line(
      jobTitle,
      city,
      years !== null && counted(years, 'año', 'años'),
      skills.length > 0 && counted(skills.length, 'habilidad', 'habilidades'),
      languages.length > 0 && counted(languages.length, 'idioma', 'idiomas'),
    ),
    'de-donde-vienes': line(
      situation && situationWords[situation],
      education,
      interests.length > 0 && counted(interests.length, 'interés', 'intereses'),
    ),
    'busco-y-ofrezco': line(
      seeks.length > 0 && `Busco ${seeks.map((aim) => aimWords[aim].toLowerCase()).join(', ')}`,
      offers.length > 0 && `Ofrezco ${offers.map((aim) => aimWords[aim].toLowerCase()).join(', ')}`,
    ),
    enlaces: line(saved.linkedin && 'LinkedIn', saved.github && 'GitHub', saved.web && 'Tu web'),
  };
}

const line = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ') || 'Nada todavía';
