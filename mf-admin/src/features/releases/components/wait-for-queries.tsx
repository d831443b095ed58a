import { Waiting } from '@femcoders/shared-ui/waiting';
import { type ReactNode, useState } from 'react';
import styles from './releases.module.css';

/**
 * Shows sections at once that load by themselves: what came first would move away for what comes above it. From then on each shows its own states.
 * @param queries the queries that the sections wait for
 * @param label said while they wait
 */
export function WaitForQueries({
  queries,
  label,
  children,
}: {
  queries: readonly { isPending: boolean }[];
  label: string;
  children: ReactNode;
}) {
  const [isThere, setIsThere] = useState(false);
  if (!isThere && queries.every(({ isPending }) => !isPending)) setIsThere(true);
  return (
    <>
      {!isThere && <Waiting lines={8} label={<span role="status">{label}</span>} />}
      <div className={styles.together} hidden={!isThere}>
        {children}
      </div>
    </>
  );
}
