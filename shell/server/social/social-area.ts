import type { ArtColour } from '@femcoders/shared-ui/art-colours';

/** A part of the site as its pictures for social networks tell it. */
export interface SocialArea {
  label: string;
  accent: Extract<ArtColour, 'coral' | 'violet' | 'mint' | 'sun' | 'art-ink'>;
}

/** Each area has its own accent (identity, "Colour"); the first that fits. */
const areas: { paths: RegExp; area: SocialArea }[] = [
  { paths: /^\/eventos\b/, area: { label: 'Eventos', accent: 'coral' } },
  { paths: /^\/recursos\/css\b/, area: { label: 'Recursos de CSS', accent: 'violet' } },
  { paths: /^\/recursos\/html\b/, area: { label: 'Recursos de HTML', accent: 'violet' } },
  { paths: /^\/recursos\/react\b/, area: { label: 'Recursos de React', accent: 'violet' } },
  { paths: /^\/noticias\b/, area: { label: 'Noticias', accent: 'violet' } },
  { paths: /^\/blog\b/, area: { label: 'Blog', accent: 'violet' } },
  { paths: /^\/(?:femcoders-quienes-somos|equipo|contacto|mentoria)\b/, area: { label: 'Comunidad', accent: 'mint' } },
  { paths: /^\/admin\b/, area: { label: 'Administración', accent: 'art-ink' } },
];

export function socialArea(path: string): SocialArea {
  return areas.find(({ paths }) => paths.test(path))?.area ?? { label: 'Mujeres en tecnología', accent: 'sun' };
}
