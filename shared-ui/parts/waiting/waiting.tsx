import { Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

/**
 * Where something will be that has not arrived yet: busy, for who hears it, too.
 * @param lines how many lines of it are hinted at
 */
export function Waiting({ lines, label = 'Cargando…' }: { lines: number; label?: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton lines={lines} />
    </div>
  );
}
