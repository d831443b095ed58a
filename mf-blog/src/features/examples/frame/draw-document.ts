/**
 * Puts a document in place of this one, without loading anything. It runs inside the frame, whose document holds its
 * text: it may use nothing but what stands in it.
 */
export function drawDocument(text: string): void {
  const next = new DOMParser().parseFromString(text, 'text/html');
  // The frame's own policy stays, and nothing is to lead it elsewhere.
  for (const meta of next.querySelectorAll('meta[http-equiv]')) meta.remove();
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  const scripts = [...next.scripts];
  root.replaceChildren(...next.documentElement.childNodes);
  // A script that was parsed apart never runs; a copy does.
  for (const script of scripts) {
    const copy = document.createElement('script');
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    copy.textContent = script.textContent;
    script.replaceWith(copy);
  }
  if (scripts.length === 0) return;
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  dispatchEvent(new Event('load'));
}
