// Apart from the schema, so that a page does not load the validator.

/** Edges in which a member's picture is kept, in pixels: for the header, for lists, for her page. */
export const avatarSizes = [96, 256, 512] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** What a field for it offers; what a file really is, the API finds out. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The address of the same picture in another size; that of no member's picture stays as it is. */
export function avatarOfSize(address: string, size: AvatarSize): string {
  return address.replace(/(\/avatars\/[0-9a-f]{32})\/\d+$/, `$1/${size}`);
}
