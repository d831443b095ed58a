import { Tag, type TagTone } from '@femcoders/shared-ui';

/** One colour for what a state means, in every list and record: done or in force, waiting for somebody, turned down. */
const tones: Record<string, TagTone> = {
  ...toneOf(
    'mint',
    'published',
    'active',
    'accepted',
    'approved',
    'registered',
    'resolved',
    'filled',
    'done',
    'live',
    'held',
  ),
  ...toneOf(
    'sun',
    'pending',
    'review',
    'new',
    'sent',
    'received',
    'assessing',
    'asked',
    'proposed',
    'offered',
    'queued',
  ),
  ...toneOf('sun', 'unconfirmed', 'changes', 'missing', 'postponed', 'leaving', 'uploaded', 'pinned', 'expired'),
  ...toneOf('lilac', 'open', 'waiting', 'paused', 'reviewing', 'running'),
  ...toneOf(
    'coral',
    'rejected',
    'declined',
    'refused',
    'cancelled',
    'suspended',
    'failed',
    'removed',
    'spam',
    'stopped',
    'revoked',
  ),
};

/** The state of a row, in a word; drafts and what is over have no colour. */
export function StateWord({ state, children }: { state: string; children: string }) {
  return <Tag tone={tones[state] ?? 'outline'}>{children}</Tag>;
}

function toneOf(tone: TagTone, ...states: string[]): Record<string, TagTone> {
  return Object.fromEntries(states.map((state) => [state, tone]));
}
