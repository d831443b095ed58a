import { type Answer, Loaded as Shown } from '@femcoders/kit/data/loaded';
import { Waiting } from '@femcoders/shared-ui/waiting';
import type { ComponentProps, ReactNode } from 'react';
import styles from './loaded.module.css';

/** The result of `useQuery`. */
export type AdminAnswer<Data> = Extract<Answer<Data>, { error: unknown }>;

export interface LoadedProps<Data> extends Omit<ComponentProps<typeof Shown<Data>>, 'whenFailed'> {
  /** Further text or actions for the failed state. */
  whenFailed?: ReactNode;
  /** Whether what stands below is out of sight until this is here. */
  holdsBack?: boolean;
}

/** Renders the data of a query once it is loaded; until then a loading state, or the API's error in its own words. */
export function Loaded<Data>({ lines = 8, loading, whenFailed, holdsBack, ...props }: LoadedProps<Data>) {
  return (
    <Shown
      {...props}
      loading={
        <div className={holdsBack ? styles.holdsBack : 'held'}>
          <Waiting lines={lines} label={loading && <span role="status">{loading}</span>} />
        </div>
      }
      whenFailed={(error) => (
        <>
          <p>{error?.message}</p>
          {whenFailed}
        </>
      )}
    />
  );
}
