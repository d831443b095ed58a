/** Reads the kept draft of a form that is one text; what was kept before the form had a name for it is the text alone. */
export function readTextDraft(stored: unknown): { text: string } | null {
  const text = typeof stored === 'string' ? stored : (stored as { text?: unknown } | null)?.text;
  return typeof text === 'string' && text !== '' ? { text } : null;
}
