import type { InboxMessage } from '@femcoders/contracts/contact-inbox';

/** A message of the inbox as the API sends it. */
export function inboxMessage(parts: Partial<InboxMessage> = {}): InboxMessage {
  return {
    id: 'm1',
    reference: 'FC-7K3M-2QXD',
    reason: 'comunidad',
    name: 'Núria Prueba',
    email: 'nuria@example.com',
    company: null,
    excerpt: '¿Cómo puedo ayudar?',
    message: '¿Cómo puedo ayudar?',
    likelySpam: false,
    hasAttachment: false,
    attachment: null,
    state: 'new',
    assignedTo: null,
    createdAt: '2026-11-21T08:14:00.000Z',
    firstAnsweredAt: null,
    helps: [],
    talkDate: null,
    talkCity: null,
    thread: [],
    assignable: [
      { id: 'u2', name: 'Ana' },
      { id: 'u1', name: 'Moderadora de muestra' },
    ],
    replyTo: 'hola@example.com',
    ...parts,
  };
}
