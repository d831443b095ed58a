import type { TranscriptSegment } from '@femcoders/contracts/talk-transcript';
import { useEffect, useState } from 'react';

/** Where in a talk the reader is. */
export interface TalkPlace {
  /** Index of a slide. */
  slide: number;
  /** Index of what was said last; null before anything was chosen. */
  segment: number | null;
}

const anchorPattern = /^#t-(\d{1,6})$/;

/** The address of a segment within its page. */
export const segmentAnchor = (start: number): string => `t-${start}`;

/** The segment that is being said at a second. */
export function segmentAt(segments: readonly TranscriptSegment[], second: number): number | null {
  const next = segments.findIndex(({ start }) => start > second);
  const at = next === -1 ? segments.length - 1 : next - 1;
  return at < 0 ? null : at;
}

/**
 * The place in a talk: a slide leads to what was said with it, what was said to its slide, and an address to both.
 * @param onJump called with the second to which a reader goes
 */
export function useTalkPlace(segments: readonly TranscriptSegment[], onJump: (second: number) => void) {
  const [place, setPlace] = useState<TalkPlace>({ slide: 0, segment: null });

  const toSegment = (index: number) =>
    setPlace((before) => ({ slide: (segments[index]?.slide ?? before.slide + 1) - 1, segment: index }));

  // The address may name a segment, when the page comes and later, when somebody goes back or follows a link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the segments of a page stay the same
  useEffect(() => {
    const follow = () => {
      const start = anchorPattern.exec(window.location.hash)?.[1];
      const index = segments.findIndex((segment) => segment.start === Number(start));
      if (start !== undefined && index !== -1) toSegment(index);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return {
    place,
    /** The reader has chosen a segment. */
    jumpTo(index: number) {
      toSegment(index);
      const segment = segments[index];
      if (segment) onJump(segment.start);
    },
    /** The reader has turned to a slide. */
    showSlide(slide: number) {
      const said = segments.findIndex((segment) => segment.slide === slide + 1);
      setPlace((before) => {
        const stays = before.segment !== null && segments[before.segment]?.slide === slide + 1;
        return { slide, segment: stays || said === -1 ? before.segment : said };
      });
    },
    /** The video is at this second. */
    follow(second: number) {
      const index = segmentAt(segments, second);
      if (index !== null) setPlace((before) => (before.segment === index ? before : placeOf(segments, index, before)));
    },
  };
}

function placeOf(segments: readonly TranscriptSegment[], index: number, before: TalkPlace): TalkPlace {
  return { slide: (segments[index]?.slide ?? before.slide + 1) - 1, segment: index };
}
