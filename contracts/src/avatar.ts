import * as z from 'zod/mini';

/** The body that chooses a picture: JPG, PNG or WebP, told by its content; what is not square is cut to its middle. */
export { newPictureSchema as newAvatarSchema } from './picture.ts';

/** The answer to a changed picture. */
export const avatarAnswerSchema = z.object({ userAvatar: z.string() });
export type AvatarAnswer = z.infer<typeof avatarAnswerSchema>;
