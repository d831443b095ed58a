import { Skeleton, VisuallyHidden } from '@femcoders/shared-ui';

/** Where a page of the administration will be, while its code arrives: busy, for who hears it, too. */
export function ArrivingPage({ lines }: { lines: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Cargando…</VisuallyHidden>
      <Skeleton lines={lines} />
    </div>
  );
}
