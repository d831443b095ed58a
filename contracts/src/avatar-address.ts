import type { AvatarSize } from './avatar-formats.ts';

/** The address of the same picture in another size; that of no member's picture stays as it is. */
export function avatarOfSize(address: string, size: AvatarSize): string {
  return address.replace(/(\/avatars\/[0-9a-f]{32})\/\d+$/, `$1/${size}`);
}
