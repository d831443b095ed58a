import { Skeleton, VisuallyHidden } from '@femcoders/shared-ui';

/** Where a form or her own mentoring will be, while its code arrives. */
export function ArrivingPart() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Cargando…</VisuallyHidden>
      <Skeleton lines={6} />
    </div>
  );
}
