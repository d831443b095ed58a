import type { RolloutEvent } from '@femcoders/contracts/release-acts';
import type { ClientBase } from 'pg';
import { type AlertPorts, sendAlert } from './send-alert.ts';

type RolloutNews = Omit<RolloutEvent, 'owner'>;

/** Returns the subject of a mail, and what happens with the version now. */
const words: Record<RolloutNews['kind'], (name: string) => { subject: string; next: string }> = {
  stopped: (name) => ({
    subject: `Se ha parado solo el reparto de ${name}`,
    next: 'La versión queda retenida: no se publica hasta que alguien reanude su reparto. Lo mejor es publicar otra corregida.',
  }),
  live: (name) => ({
    subject: `Ya está en vivo para todas las visitas: ${name}`,
    next: 'No tienes que hacer nada.',
  }),
  'too-few-visits': (name) => ({
    subject: `Espera visitas el reparto de ${name}`,
    next: 'Puedes esperar, subirlo a mano o retirarlo.',
  }),
  'needs-approval': (name) => ({
    subject: `Espera tu visto bueno el reparto de ${name}`,
    next: 'Mira la versión en su vista previa y, si te parece bien, dale el visto bueno.',
  }),
  'cannot-go-on': (name) => ({
    subject: `No puede seguir el reparto de ${name}`,
    next: 'Se queda como está hasta que alguien decida.',
  }),
};

/** The kinds that are not sent to the chat. */
const calm = new Set<RolloutNews['kind']>(['live', 'too-few-visits', 'needs-approval']);

/** Notifies a team of what happened to its roll-out, inside the transaction in which it happened. */
export async function notifyRollout(client: ClientBase, news: RolloutNews, ports: AlertPorts): Promise<void> {
  const { kind, name, version, startedById, reason } = news;
  const { subject, next } = words[kind](name);
  await sendAlert(
    client,
    {
      kind: `rollout-${kind}`,
      subject,
      paragraphs: [`Versión ${version}. ${reason}`, next],
      part: name,
      version,
      // Who asks for an approval is nobody who could give it.
      ...(kind === 'needs-approval' ? { butNotTo: startedById } : { alsoTo: startedById }),
      isCalm: calm.has(kind),
    },
    ports,
  );
}
