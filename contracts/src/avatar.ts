import * as z from 'zod/mini';

/** The body that chooses a picture: JPG, PNG or WebP, recognised by its content; a picture that is not square is cropped to its middle. */
export { newPictureSchema as newAvatarSchema } from './picture.ts';

/** The answer to a changed picture. */
export const avatarAnswerSchema = z.object({ userAvatar: z.string() });
export type AvatarAnswer = z.infer<typeof avatarAnswerSchema>;
