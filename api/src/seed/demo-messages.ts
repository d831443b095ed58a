import { contactStates } from '@femcoders/contracts/contact-inbox-names';
import { contactReasons, sponsorHelps } from '@femcoders/contracts/contact-names';
import * as z from 'zod';
import { readDemo } from './read-demo.ts';

const messageSchema = z.strictObject({
  id: z.uuid(),
  reference: z.string(),
  reason: z.enum(contactReasons),
  name: z.string(),
  email: z.string(),
  company: z.string().optional(),
  helps: z.array(z.enum(sponsorHelps)).optional(),
  talkCity: z.string().optional(),
  message: z.string(),
  likelySpam: z.boolean().optional(),
  state: z.enum(contactStates).optional(),
  hoursAgo: z.number(),
});

export const readDemoMessages = () => readDemo('messages', z.array(messageSchema));
