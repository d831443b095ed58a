import type { RejectReason } from '@femcoders/contracts/moderation-names';
import type { OwnCommentState } from '@femcoders/contracts/own-comment';
import type { TagTone } from '@femcoders/shared-ui';

export const stateTags: Record<OwnCommentState, { label: string; tone: TagTone }> = {
  pending: { label: 'En revisión', tone: 'sun' },
  approved: { label: 'Publicado', tone: 'mint' },
  rejected: { label: 'No publicado', tone: 'outline' },
};

const reasons: Record<RejectReason, string> = {
  spam: 'nos pareció correo basura',
  abuse: 'puede herir a alguien',
  'personal-data': 'contiene datos personales, tuyos o de otra persona',
  advertising: 'es publicidad',
  'off-topic': 'se va del tema del artículo',
  illegal: 'lo que cuenta puede ser contrario a la ley',
};

/** Why it was not published, as a sentence. */
export function rejectionText(reason: RejectReason | null): string {
  return reason
    ? `No lo hemos publicado porque ${reasons[reason]}.`
    : 'No lo hemos publicado: no encaja con las normas.';
}
