import type { ModalType } from '@femcoders/platform';

/** The page of each modal's text. */
export const modalPages = {
  privacyPolicy: '/politica-de-privacidad',
  cookiePolicy: '/politica-de-cookies',
  faq: '/preguntas-frecuentes',
} as const satisfies Record<ModalType, string>;
