import { type Answer, Loaded as Shown } from '@femcoders/kit/data/loaded';
import type { ComponentProps, ReactNode } from 'react';

/** What the API answers, as `useQuery` has it. */
export type AdminAnswer<Data> = Extract<Answer<Data>, { error: unknown }>;

export interface LoadedProps<Data> extends Omit<ComponentProps<typeof Shown<Data>>, 'whenFailed'> {
  /** What else is said or may be done then. */
  whenFailed?: ReactNode;
}

/** What the API answers, once it is here; else that it loads or has failed, and in the API's words why. */
export function Loaded<Data>({ lines = 8, whenFailed, ...props }: LoadedProps<Data>) {
  return (
    <Shown
      {...props}
      lines={lines}
      whenFailed={(error) => (
        <>
          <p>{error?.message}</p>
          {whenFailed}
        </>
      )}
    />
  );
}
