import type { Check, CheckResult } from '../check.ts';

/**
 * Looks at what a check names in this document. It runs inside the frame, whose document holds its text
 * (content-pipeline/frame-document.ts): it may use nothing but what stands in it.
 */
export function measureCheck(check: Check): CheckResult {
  const slack = 0.5;

  function look(selector: string): string | number | null {
    const [, plain = '', pseudo = null] = /^(.*?)(::[\w-]+)?$/.exec(selector) ?? [];
    const all = document.querySelectorAll(plain);
    if (check.property === 'count') return all.length;
    const [element] = all;
    if (!element) return null;
    if (check.property === 'text') return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const side = /^rect\.(.+)$/.exec(check.property)?.[1] as 'width' | undefined;
    if (side) return Math.round(element.getBoundingClientRect()[side] * 2) / 2;
    if (check.property === 'matches') return String(element.matches(String(check.is ?? check.isNot)));
    return getComputedStyle(element, pseudo).getPropertyValue(check.property).trim();
  }

  const numberOf = (value: string | number) => (typeof value === 'number' ? value : Number.parseFloat(value));
  const same = (found: string | number, wanted: string | number) =>
    typeof wanted === 'number' ? Math.abs(numberOf(found) - wanted) <= slack : String(found) === wanted;

  function holds(found: string | number): boolean {
    const { property, is, isNot, atLeast, atMost, sameAs, lessThan, moreThan } = check;
    if (property === 'matches') return (found === 'true') === (is !== undefined);
    const against = (selector: string, compare: (other: string | number) => boolean) => {
      const other = look(selector);
      return other !== null && compare(other);
    };
    return (
      (is === undefined || same(found, is)) &&
      (isNot === undefined || !same(found, isNot)) &&
      (atLeast === undefined || numberOf(found) >= atLeast - slack) &&
      (atMost === undefined || numberOf(found) <= atMost + slack) &&
      (sameAs === undefined || against(sameAs, (other) => same(found, other))) &&
      (lessThan === undefined || against(lessThan, (other) => numberOf(found) < numberOf(other) - slack)) &&
      (moreThan === undefined || against(moreThan, (other) => numberOf(found) > numberOf(other) + slack))
    );
  }

  try {
    if (check.click) document.querySelector<HTMLElement>(check.click)?.click();
    const found = look(check.selector);
    return { ok: found !== null && holds(found), found };
  } catch {
    // A selector that this browser does not know matches nothing.
    return { ok: false, found: null };
  }
}
