import type { TalkDetail } from '@femcoders/contracts/talk';
import { Button } from '@femcoders/shared-ui';
import { helpedText } from '../talk-words.ts';
import { useTalkMarks } from '../use-talk-marks.ts';
import styles from './talk-marks.module.css';

/** Renders what a member thinks of a talk: each once, and taken back by the same button. Visitors are shown the way in. */
export function TalkMarks({ talk }: { talk: Pick<TalkDetail, 'id' | 'helped'> }) {
  const { helpful, saved, helped, press } = useTalkMarks(talk);
  return (
    <div className={`row gap-12 middle ${styles.marks}`}>
      <Button
        variant={helpful ? 'filled' : 'outline'}
        size="small"
        aria-pressed={helpful}
        onClick={() => press('helpful')}
      >
        Me ayuda
      </Button>
      <Button variant={saved ? 'filled' : 'outline'} size="small" aria-pressed={saved} onClick={() => press('saved')}>
        Guardar para luego
      </Button>
      <p role="status">{helpedText(helped) ?? 'Sé la primera en decir si te ayuda'}</p>
    </div>
  );
}
