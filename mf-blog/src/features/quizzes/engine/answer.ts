/** An answer to a question, by the question's kind. Numbers are places in the quiz's own order. */
export type Answer =
  | { kind: 'choice'; chosen: number[] }
  | { kind: 'order'; order: number[] }
  | { kind: 'text'; texts: string[] }
  | { kind: 'css'; css: string; passed: boolean };

/** Whether something is an answer: it may come from the device's storage. */
export function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, chosen, order, texts, css, passed } = value as Record<string, unknown>;
  switch (kind) {
    case 'choice':
      return isListOf('number', chosen);
    case 'order':
      return isListOf('number', order);
    case 'text':
      return isListOf('string', texts);
    case 'css':
      return typeof css === 'string' && typeof passed === 'boolean';
    default:
      return false;
  }
}

export function isListOf(type: 'number' | 'string', value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === type);
}
