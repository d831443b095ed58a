import { Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

/**
 * Stands for a part of the page that is still loading; screen readers hear that it is busy.
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
