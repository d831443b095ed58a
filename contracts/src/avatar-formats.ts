/** Edges in which a member's picture is kept, in pixels: for the header, for lists, for her page. */
export const avatarSizes = [96, 256, 512] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** The media types that the file field offers; the API determines the real type. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
