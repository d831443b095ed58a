import type { Check, CheckResult } from '../check.ts';

/**
 * Looks at what a check names in this document. It runs inside the frame, whose document holds its text
 * (content-pipeline/frame-document.ts): it may use nothing but what stands in it.
 * @param hasActed what it asks to touch has been touched before
 */
export function measureCheck(check: Check, hasActed = false): CheckResult {
  const slack = 0.5;

  function look(selector: string): string | number | null {
    const [, plain = '', pseudo = null] = /^(.*?)(::[\w-]+)?$/.exec(selector) ?? [];
    const { property } = check;
    // The lines of the console, where there is one (create-console.ts).
    const lines: Element | undefined = Reflect.get(globalThis, Symbol.for('consoleLines'));
    const isConsole = property.startsWith('console.');
    const all = ((isConsole && lines) || document).querySelectorAll(plain);
    if (property === 'count' || property === 'console.count') return isConsole && !lines ? 0 : all.length;
    const [element] = all;
    if (!element) return null;
    if (property === 'text' || property === 'console.text')
      return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const side = /^rect\.(.+)$/.exec(property)?.[1] as 'width' | undefined;
    if (side) return Math.round(element.getBoundingClientRect()[side] * 2) / 2;
    if (property === 'matches') return String(element.matches(String(check.is ?? check.isNot)));
    return getComputedStyle(element, pseudo).getPropertyValue(property).trim();
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

  function act(): void {
    for (const [selector, value] of Object.entries(check.type ?? {})) {
      const field = document.querySelector<HTMLInputElement>(selector);
      if (!field) continue;
      field.value = value;
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    for (const selector of [check.click ?? []].flat()) document.querySelector<HTMLElement>(selector)?.click();
  }

  try {
    if (!hasActed) act();
    const found = look(check.selector);
    return { ok: found !== null && holds(found), found };
  } catch {
    // A selector that this browser does not know matches nothing.
    return { ok: false, found: null };
  }
}
