import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Pool } from 'pg';
import { achievementAwards, achievements } from '../../database/achievement-tables.ts';
import { inTransaction } from '../../database/database.ts';
import { composeMail, writeToUs } from '../../mail/compose-mail.ts';
import type { NotifyMember } from '../../mail/notify-member.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** Mails written in one transaction. */
const batch = 100;

interface AwardMailPorts {
  notifyMember: NotifyMember;
  /** Address of the site without a trailing slash. */
  publicUrl: string;
}

/** Writes to all who have got an achievement and have not heard of it. Each hears of it once, from one process. */
export async function mailAwards(pool: Pool, { notifyMember, publicUrl }: AwardMailPorts): Promise<void> {
  let written = batch;
  while (written === batch) {
    written = await inTransaction(pool, async (transaction) => {
      const { db } = transaction;
      const due = await db
        .select({
          id: achievementAwards.id,
          userId: achievementAwards.userId,
          evidence: achievementAwards.evidence,
          byHand: achievementAwards.byHand,
          name: achievements.name,
          why: achievements.why,
        })
        .from(achievementAwards)
        .innerJoin(achievements, eq(achievements.id, achievementAwards.achievementId))
        .where(and(eq(achievementAwards.mailDue, true), isNull(achievementAwards.revokedAt)))
        .orderBy(asc(achievementAwards.awardedAt))
        .limit(batch)
        .for('update', { of: achievementAwards, skipLocked: true });
      for (const award of due) {
        await notifyMember(transaction, award.userId, 'achievements', ({ email }) =>
          awardMail(email, award, publicUrl),
        );
      }
      if (due.length > 0) {
        const ids = due.map(({ id }) => id);
        await db.update(achievementAwards).set({ mailDue: false }).where(inArray(achievementAwards.id, ids));
      }
      return due.length;
    });
  }
}

function awardMail(
  to: string,
  { name, why, evidence, byHand }: { name: string; why: string; evidence: string; byHand: boolean },
  publicUrl: string,
): OutgoingMail {
  return composeMail({
    to,
    subject: `Has conseguido «${name}»`,
    paragraphs: [
      `Has conseguido «${name}»: ${why}`,
      ...(byHand ? ['Te lo ha dado el equipo:', { quote: evidence }] : [`Lo que cuenta: ${evidence}.`]),
      'Solo lo ves tú. Si quieres que lo vean las demás, lo decides en tu página.',
    ],
    links: [['Ver mis logros', `${publicUrl}/welcome#logros`]],
    why: 'Recibes este correo porque tienes una cuenta y quieres avisos de tus logros.',
  });
}

/** Notifies her that one was taken from her, and why. */
export function revocationMail(
  to: string,
  { name, reason }: { name: string; reason: string },
  publicUrl: string,
): OutgoingMail {
  return composeMail({
    to,
    subject: `Sobre tu logro «${name}»`,
    paragraphs: [
      `Hemos retirado «${name}» de tus logros. El motivo:`,
      { quote: reason },
      'Lo que has hecho en la comunidad sigue siendo tuyo y no cambia nada más de tu cuenta.',
      'Si crees que nos hemos equivocado, escríbenos y lo miramos contigo.',
    ],
    links: [['Ver mis logros', `${publicUrl}/welcome#logros`], writeToUs(publicUrl)],
    why: 'Recibes este correo porque ha cambiado algo de tu cuenta.',
  });
}
