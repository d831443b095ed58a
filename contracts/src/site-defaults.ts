import type { SiteConfig } from './site-config.ts';

/** The defaults of the site's settings (decisions 2). */
export const defaultSiteConfig: SiteConfig = {
  brand: 'FemCoders Club',
  communityHubPath: '/recursos-comunidad-femcoders-club',
  welcomeNewsPath: '/noticias/Bienvenido2025',
  interviewNewsPath: '/noticias/EntrevistaComunidadTesting',
  contactEmail: 'hola@femcoders.example',
  slackUrl: 'https://slack.com/',
  spotifyUrl: 'https://open.spotify.com/',
  instagramUrl: 'https://www.instagram.com/',
  linkedinUrl: 'https://www.linkedin.com/',
  youtubeUrl: 'https://www.youtube.com/',
  githubUrl: 'https://github.com/',
  xUrl: 'https://x.com/',
  replyDays: 5,
};

/** Launch of the community (spec section 1): an ISO date in Europe/Madrid. */
export const launchDate = '2023-10-24';
