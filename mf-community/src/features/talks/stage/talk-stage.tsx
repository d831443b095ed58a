import type { TalkDetail } from '@femcoders/contracts/talk';
import { useRef } from 'react';
import { SlideShow } from './slide-show.tsx';
import styles from './talk-stage.module.css';
import { TalkVideo, type VideoControls } from './talk-video.tsx';
import { Transcript } from './transcript.tsx';
import { useTalkPlace } from './use-talk-place.ts';

/** Video, slides and what was said, next to each other: whichever the reader moves, the others follow. */
export function TalkStage({ talk }: { talk: TalkDetail }) {
  const { title, video, slides, transcript, language } = talk;
  const controls = useRef<VideoControls>(null);
  const { place, jumpTo, showSlide, follow } = useTalkPlace(transcript, (second) => controls.current?.seek(second));
  const hasTranscript = transcript.length > 0;
  if (!video && slides.length === 0 && !hasTranscript) return null;
  return (
    <div className={hasTranscript ? `stack gap-48 one-column ${styles.stage}` : undefined}>
      {(video || slides.length > 0) && (
        <div className={`stack gap-32 one-column shrinks packed ${styles.seen}`}>
          {video && <TalkVideo title={title} video={video} controls={controls} onTime={follow} />}
          {slides.length > 0 && <SlideShow title={title} slides={slides} current={place.slide} onShow={showSlide} />}
        </div>
      )}
      {hasTranscript && (
        <Transcript segments={transcript} language={language} current={place.segment} onJump={jumpTo} />
      )}
    </div>
  );
}
