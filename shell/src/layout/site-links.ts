import type { FooterGroupTitle, FooterLink } from '@femcoders/contracts/footer-link';
import type { HeaderLink } from '@femcoders/contracts/header-link';
import type { SiteConfig } from '@femcoders/contracts/site-config';

/** Links of the header (spec section 2); Blog stands out on every page. */
export const headerLinks = [
  { to: '/femcoders-quienes-somos', label: 'Sobre Nosotras' },
  { to: '/equipo', label: 'Equipo' },
  { to: '/eventos', label: 'Eventos' },
  { to: '/contacto', label: 'Contacto' },
  { to: '/blog', label: 'Blog', highlighted: true },
];

/** The links of the header, with what remotes add: before the last, which stands out. */
export function headerLinksWith(added: HeaderLink[] = []) {
  const own = new Set(headerLinks.map(({ to }) => to));
  return headerLinks.toSpliced(-1, 0, ...added.filter(({ to }) => !own.has(to)));
}

const footerGroups: { title: FooterGroupTitle; links: { to: string; label: string }[] }[] = [
  {
    title: 'La comunidad',
    links: [
      { to: '/femcoders-quienes-somos', label: 'Sobre Nosotras' },
      { to: '/equipo', label: 'Equipo' },
      { to: '/eventos', label: 'Eventos' },
    ],
  },
  {
    title: 'Aprender',
    links: [
      { to: '/blog', label: 'Blog' },
      { to: '/blog/recursos', label: 'Recursos' },
      { to: '/blog/noticias', label: 'Noticias' },
    ],
  },
];

/** The footer's groups, with what remotes add: below the shell's own links, in the first group where theirs is none. */
export function footerGroupsWith(added: FooterLink[] = []) {
  return footerGroups.map((group, index) => ({
    ...group,
    links: [
      ...group.links,
      ...added.filter((link) => {
        const place = footerGroups.findIndex(({ title }) => title === link.group);
        return Math.max(place, 0) === index && !group.links.some(({ to }) => to === link.to);
      }),
    ],
  }));
}

/** The small print. */
export const legalLinks = [
  { to: '/aviso-legal', label: 'Aviso legal' },
  { to: '/accesibilidad', label: 'Accesibilidad' },
];

/** The six networks of spec section 2, footer. */
export function socialLinks(site: SiteConfig) {
  return [
    { network: 'spotify', label: 'Spotify', href: site.spotifyUrl },
    { network: 'instagram', label: 'Instagram', href: site.instagramUrl },
    { network: 'linkedin', label: 'LinkedIn', href: site.linkedinUrl },
    { network: 'youtube', label: 'YouTube', href: site.youtubeUrl },
    { network: 'github', label: 'GitHub', href: site.githubUrl },
    { network: 'x', label: 'X', href: site.xUrl },
  ] as const;
}
