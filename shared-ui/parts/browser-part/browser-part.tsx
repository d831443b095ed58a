import { type ComponentType, use } from 'react';

/**
 * A component that only browsers ever draw: its code stays apart, and the server, which keeps every version that was
 * live in its memory, never reads it.
 * @param load loads it with `import()`
 * @returns `Part`, which waits in the nearest `Suspense`; `preload`, which asks for the code early, and again after it
 * did not arrive
 */
export function browserPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let pending: Promise<ComponentType<Props>> | null = null;
  let failed = false;

  function start(): Promise<ComponentType<Props>> {
    failed = false;
    const attempt = load();
    attempt.then(
      // What has arrived is drawn without waiting: `use` looks for these two.
      (value) => Object.assign(attempt, { status: 'fulfilled', value }),
      () => {
        failed = true;
      },
    );
    return attempt;
  }

  function Part(props: Props) {
    // Not started again here when it has failed: React draws again to learn of a failure.
    pending ??= start();
    const Arrived = use(pending);
    return <Arrived {...props} />;
  }

  async function preload(): Promise<void> {
    if (typeof document === 'undefined') return;
    if (failed || !pending) pending = start();
    await pending;
  }

  return { Part, preload };
}
