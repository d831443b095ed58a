/** Where an error came from: the shell or a remote, with its version. */
export interface ErrorSource {
  name: string;
  version: string;
}

type Listener = (error: unknown, source: ErrorSource) => void;

const listeners = new Set<Listener>();

/** Logs an error with its source and, where it has one, its cause, so that a team finds its own; listeners may send it on. */
export function reportError(error: unknown, source: ErrorSource): void {
  const { cause } = (error ?? {}) as Error;
  console.error(`[${source.name}@${source.version}]`, ...(cause ? [error, cause] : [error]));
  for (const listener of listeners) listener(error, source);
}

/** @returns a function that stops listening */
export function onError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
