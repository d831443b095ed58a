import { Children, isValidElement, type ReactNode } from 'react';
import { Island } from '../../../islands/island.tsx';
import { type SlideData, SlideShow } from './slide-show.tsx';

/**
 * Pictures that follow one another in a text (spec sections 2 and 4). Without scripts they are a row that scrolls
 * sideways, in the place and the size of the carousel.
 */
export function Slides({ label, children }: { label: string; children: ReactNode }) {
  const slides = Children.toArray(children).flatMap((child) => (isValidElement<SlideData>(child) ? [child.props] : []));
  const props = { label, slides };
  return (
    <Island name="slides" props={props}>
      <SlideShow {...props} />
    </Island>
  );
}

/** One picture of `Slides`, which draws it. */
export function Slide(_: SlideData): null {
  return null;
}
