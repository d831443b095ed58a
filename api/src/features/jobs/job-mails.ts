import type { JobEntry } from '@femcoders/contracts/job';
import { filterLabel, type JobFilters } from '@femcoders/contracts/job-filters';
import { workModeNames } from '@femcoders/contracts/job-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import { composeMail } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { plainMoment } from '../../plain-moment.ts';
import type { JobLinks } from './job-links.ts';
import type { JobRow } from './job-row.ts';

const sentFor = (title: string) => `Recibes este correo porque enviaste la oferta «${title}» desde esta dirección.`;

/**
 * Asks whether an offer is hers. Nothing of what was typed is in it: filling in the address of somebody else
 * cannot make us write to her.
 */
export function confirmMail(row: JobRow, links: JobLinks): OutgoingMail {
  const { contactEmail } = row;
  return composeMail({
    to: contactEmail,
    subject: 'Oferta recibida: confirma que es tuya',
    paragraphs: [
      'Hemos recibido una oferta de trabajo con esta dirección de contacto. Confírmala y la revisamos antes de publicarla.',
      'Guarda este enlace: con él ves en qué estado está, la cambias, la renuevas o dices que ya está cubierta. Quien lo tenga puede hacerlo.',
      'Si no la confirmas en 7 días, la borramos.',
    ],
    links: [['Ver y confirmar la oferta', links.manage(row)]],
    why: 'Recibes este correo porque alguien ha dado esta dirección al enviar una oferta de trabajo. Si no has sido tú, no hace falta que hagas nada.',
  });
}

/** The same of several, where too many came for one address to ask about each at once. */
export function waitingMail(to: string, rows: readonly JobRow[], links: JobLinks): OutgoingMail {
  return composeMail({
    to,
    subject: 'Ofertas recibidas: confirma las que son tuyas',
    paragraphs: [
      `Hemos recibido ${rows.length} ofertas de trabajo con esta dirección de contacto en poco tiempo. Abre las que has enviado y confírmalas: las revisamos antes de publicarlas.`,
      'Guarda el enlace de cada una: con él ves en qué estado está, la cambias, la renuevas o dices que ya está cubierta. Quien lo tenga puede hacerlo.',
      'Las que no confirmes en 7 días, las borramos.',
    ],
    links: rows.map((row) => [`Oferta recibida el ${plainMoment(row.createdAt)}`, links.manage(row)]),
    why: 'Recibes este correo porque alguien ha dado esta dirección al enviar ofertas de trabajo. Si no has sido tú, no hace falta que hagas nada.',
  });
}

/** Gives an offer back with what has to be changed. */
export function changesMail(row: JobRow, links: JobLinks): OutgoingMail {
  const { contactEmail, title, changes } = row;
  return composeMail({
    to: contactEmail,
    subject: 'Necesitamos un cambio en tu oferta',
    paragraphs: [
      `Hemos leído «${title}». Antes de publicarla, necesitamos esto:`,
      changes,
      'Cámbialo con el enlace y vuelve a enviarla: todo lo demás sigue como lo escribiste.',
    ],
    links: [['Cambiar la oferta', links.manage(row)]],
    why: sentFor(title),
  });
}

export function publishedMail(row: JobRow, links: JobLinks): OutgoingMail {
  const { contactEmail, title, slug, membersUntil, expiresAt } = row;
  return composeMail({
    to: contactEmail,
    subject: 'Tu oferta está publicada',
    paragraphs: [
      `«${title}» ya está publicada.`,
      ...(membersUntil && row.publishedAt && membersUntil > row.publishedAt
        ? [`Hasta el ${plainMoment(membersUntil)} la ven solo las socias; después, todo el mundo.`]
        : []),
      ...(expiresAt ? [`Estará abierta hasta el ${dayInWords(expiresAt)}. Te avisamos 7 días antes.`] : []),
    ],
    links: [
      ['Ver la oferta', links.offer(slug)],
      ['Gestionarla: renovarla, darla por cubierta o retirarla', links.manage(row)],
    ],
    why: sentFor(title),
  });
}

/** The team has not taken an offer, or has taken it off. */
export function refusedMail({ contactEmail, title, state, reason }: JobRow, links: JobLinks): OutgoingMail {
  return composeMail({
    to: contactEmail,
    subject: 'Sobre tu oferta de trabajo',
    paragraphs: [
      state === 'rejected' ? `No vamos a publicar «${title}».` : `Hemos retirado «${title}» de la página de ofertas.`,
      ...(reason ? ['El motivo:', { quote: reason }] : []),
      'Si crees que nos equivocamos, escríbenos y lo revisa otra persona del equipo.',
    ],
    links: [['Contacto', links.contact]],
    why: sentFor(title),
  });
}

export function endingMail(row: JobRow, links: JobLinks): OutgoingMail {
  const { contactEmail, title, expiresAt } = row;
  return composeMail({
    to: contactEmail,
    subject: 'Tu oferta caduca en 7 días',
    paragraphs: [
      `«${title}» estará abierta hasta el ${dayInWords(expiresAt ?? new Date(0))}.`,
      'Si sigue en pie, renuévala hasta 60 días más. Si ya habéis encontrado a alguien, dinos que está cubierta: quien busca trabajo te lo agradecerá.',
    ],
    links: [['Renovar o decir que está cubierta', links.manage(row)]],
    why: sentFor(title),
  });
}

/**
 * Sends the links to manage offers. Of an offer that nobody has confirmed nothing that was typed is in it.
 * @param ended whether those before them are no good any more; otherwise they are the same as ever
 */
export function linksMail(
  to: string,
  offers: readonly JobRow[],
  links: JobLinks,
  { ended }: { ended: boolean },
): OutgoingMail {
  const one = offers.length === 1;
  const outcome = ended
    ? `${one ? 'Este es tu enlace nuevo para gestionar tu oferta' : 'Estos son tus enlaces nuevos para gestionar tus ofertas'}. Los de antes ya no sirven.`
    : `${one ? 'Este es el enlace para gestionar tu oferta, el mismo de siempre' : 'Estos son los enlaces para gestionar tus ofertas, los mismos de siempre'}. Si crees que alguno lo tiene quien no debe, ábrelo y pide allí uno nuevo: el de antes dejará de servir.`;
  return composeMail({
    to,
    subject: ended ? 'Tu enlace nuevo para gestionar ofertas' : 'Tu enlace para gestionar ofertas',
    paragraphs: [
      outcome,
      'Quien lo tenga puede cambiar la oferta, renovarla o retirarla: guárdalo y no lo compartas.',
      'Si no lo has pedido tú, no hace falta que hagas nada: solo te ha llegado a ti.',
    ],
    links: offers.map((offer) => [
      offer.state === 'unconfirmed' ? 'Oferta sin confirmar' : `Gestionar «${offer.title}»`,
      links.manage(offer),
    ]),
    why: 'Recibes este correo porque esta es la dirección de contacto de una oferta de trabajo, y se ha pedido el enlace para gestionarla.',
  });
}

/** Offers that a mail names; the others are behind its link. */
const mostNamed = 10;

/** Notifies a member of what is new for one of her searches. */
export function alertMail(
  to: string,
  alert: { id: string; filters: JobFilters },
  jobs: readonly JobEntry[],
  links: JobLinks,
): OutgoingMail {
  const label = filterLabel(alert.filters);
  const mail = composeMail({
    to,
    subject: counted(jobs.length, 'oferta nueva para tu alerta', 'ofertas nuevas para tu alerta'),
    paragraphs: [
      `Esto es nuevo para «${label}»:`,
      jobs.slice(0, mostNamed).map((job) => {
        const where = [workModeNames[job.mode], job.city].filter(Boolean).join(', ');
        return `${job.title}, ${job.company}\n${salaryRange(job)} brutos al año · ${where}\n${links.offer(job.slug)}`;
      }),
      ...(jobs.length > mostNamed ? [`Y ${jobs.length - mostNamed} más.`] : []),
      'Algunas solo las ven las socias durante sus primeros tres días: entra en tu cuenta para leerlas.',
    ],
    links: [
      ['Ver las ofertas', links.list(alert.filters)],
      ['Tus alertas', links.own],
    ],
    why: `Recibes este correo porque guardaste la alerta «${label}» en las ofertas de trabajo. Como mucho es uno al día.`,
  });
  return { ...mail, unsubscribeUrl: links.endAlert(alert.id) };
}
