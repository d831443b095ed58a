import * as z from 'zod/mini';

/** How many rows of the demonstration a site still has, of what the public sees or the team works on. */
export const demoDataSchema = z.object({
  events: z.int(),
  people: z.int(),
  members: z.int(),
  comments: z.int(),
  talks: z.int(),
  news: z.int(),
  jobs: z.int(),
  messages: z.int(),
  achievements: z.int(),
});
export type DemoData = z.infer<typeof demoDataSchema>;
