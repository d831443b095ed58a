/** Edges in which a member's picture is kept, in pixels: for the header, for lists, for her page. */
export const avatarSizes = [96, 256, 512] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** What a field for it offers; what a file really is, the API finds out. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
