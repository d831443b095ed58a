/** A message of a development server's process to its parent. */
export type DevMessage =
  /** Its first pages answer. `errors`: what of the sources does not compile yet. */
  | { femcoders: 'ready'; errors: string | null; rules: string }
  /** The errors of the last compilation; null where it succeeded. */
  | { femcoders: 'compiled'; errors: string | null };

/**
 * Whether something that a process has sent is ours: Node's watcher and the tools of Module Federation send messages of
 * their own over the same channel, and the watcher's first one comes long before a server answers.
 */
export function isDevMessage(message: unknown): message is DevMessage {
  return typeof message === 'object' && message !== null && 'femcoders' in message;
}
