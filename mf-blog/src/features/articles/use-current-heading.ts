import { useEffect, useState } from 'react';

/** Share of the window's height below which a heading has not been reached yet. */
const readingLine = 0.35;

/**
 * Which section is being read.
 * @returns index of the last heading above the reading line, or -1 before the first
 */
export function useCurrentHeading(headings: { id: string }[]): number {
  const [current, setCurrent] = useState(-1);

  useEffect(() => {
    const find = () => {
      const line = window.innerHeight * readingLine;
      const elements = headings.map(({ id }) => document.getElementById(id));
      setCurrent(elements.findLastIndex((element) => element !== null && element.getBoundingClientRect().top <= line));
    };
    // Called when a heading crosses the line, not with every scrolled pixel. What is above the window counts as
    // reached, or a jump from the end to the top would cross nothing.
    const observer = new IntersectionObserver(find, {
      rootMargin: `1000000px 0px -${Math.round((1 - readingLine) * 100)}% 0px`,
    });
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);

  return current;
}
