import type { contactMessages } from '../database/contact-tables.ts';

export type DemoMessage = Omit<typeof contactMessages.$inferInsert, 'createdAt'> & { id: string; hoursAgo: number };

const id = (n: number) => `00000000-0000-4000-8000-0000000005${String(n).padStart(2, '0')}`;

/** Messages that show the inbox at work; their senders are nobody and have no address. */
export const demoMessages: readonly DemoMessage[] = [
  {
    id: id(1),
    reference: 'FC-DEMA-2222',
    reason: 'patrocinio',
    name: 'Empresaria de muestra',
    email: 'empresa@muestra.example',
    company: 'Empresa de Muestra, S. L.',
    helps: ['espacio', 'seleccion'],
    message:
      'Mensaje de demostración. Tenemos una sala para sesenta personas libre los jueves por la tarde, con entrada a pie de calle.\n\n¿Os serviría para un taller en primavera?',
    hoursAgo: 5,
  },
  {
    id: id(2),
    reference: 'FC-DEMA-3333',
    reason: 'comunidad',
    name: 'Lectora de muestra',
    email: 'lectora@muestra.example',
    message:
      'Mensaje de demostración. Acabo de llegar a Barcelona y empiezo con CSS. ¿Puedo venir a un encuentro aunque no conozca a nadie?',
    hoursAgo: 26,
  },
  {
    id: id(3),
    reference: 'FC-DEMA-4444',
    reason: 'ponente',
    name: 'Ponente de muestra',
    email: 'ponente@muestra.example',
    talkCity: 'Tarragona',
    message: 'Mensaje de demostración. Organizamos unas jornadas y buscamos a alguien que hable de accesibilidad.',
    state: 'open',
    hoursAgo: 50,
  },
  {
    id: id(4),
    reference: 'FC-DEMA-5555',
    reason: 'comunidad',
    name: 'SEO de muestra',
    email: 'seo@muestra.example',
    message: 'Mensaje de demostración. We can bring your site to the first page of all searches, cheap backlinks.',
    likelySpam: true,
    hoursAgo: 70,
  },
];
