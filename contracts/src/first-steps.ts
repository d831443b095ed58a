import * as z from 'zod/mini';

/** A member's first steps: the answer of `GET /user/{id}/first-steps`. */
export const firstStepsSchema = z.object({
  /** She does not want to see them any more. */
  hidden: z.boolean(),
  done: z.object({
    mail: z.boolean(),
    profile: z.boolean(),
    slack: z.boolean(),
    event: z.boolean(),
    article: z.boolean(),
  }),
  /** Steps that are known only from what she declares. */
  said: z.object({ slack: z.boolean(), article: z.boolean() }),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;

const yesOrNo = z.optional(z.boolean('Di sí o no.'));

/** The body of `PUT /user/{id}/first-steps`: what she says. What is missing stays as she said it before. */
export const saidStepsSchema = z.object({ hidden: yesOrNo, slack: yesOrNo, article: yesOrNo });
export type SaidSteps = z.infer<typeof saidStepsSchema>;
