import type { Feature } from './feature/feature.ts';
import { accountAdmin } from './features/account-admin/feature.ts';
import { accounts } from './features/accounts/feature.ts';
import { achievements } from './features/achievements/feature.ts';
import { alerts } from './features/alerts/feature.ts';
import { audit } from './features/audit/feature.ts';
import { auth } from './features/auth/feature.ts';
import { changes } from './features/changes/feature.ts';
import { comments } from './features/comments/feature.ts';
import { contact } from './features/contact/feature.ts';
import { demoData } from './features/demo-data/feature.ts';
import { documents } from './features/documents/feature.ts';
import { events } from './features/events/feature.ts';
import { figures } from './features/figures/feature.ts';
import { files } from './features/files/feature.ts';
import { firstSteps } from './features/first-steps/feature.ts';
import { hub } from './features/hub/feature.ts';
import { imports } from './features/imports/feature.ts';
import { jobs } from './features/jobs/feature.ts';
import { letters } from './features/letters/feature.ts';
import { mailPreferences } from './features/mail-preferences/feature.ts';
import { mailbox } from './features/mailbox/feature.ts';
import { members } from './features/members/feature.ts';
import { mentoring } from './features/mentoring/feature.ts';
import { myData } from './features/my-data/feature.ts';
import { news } from './features/news/feature.ts';
import { people } from './features/people/feature.ts';
import { pictures } from './features/pictures/feature.ts';
import { previews } from './features/previews/feature.ts';
import { quizProgress } from './features/quiz-progress/feature.ts';
import { readingProgress } from './features/reading-progress/feature.ts';
import { registrations } from './features/registrations/feature.ts';
import { scheduledTasks } from './features/scheduled-tasks/feature.ts';
import { search } from './features/search/feature.ts';
import { stats } from './features/stats/feature.ts';
import { talks } from './features/talks/feature.ts';
import { users } from './features/users/feature.ts';
import { waiting } from './features/waiting/feature.ts';

/** Every feature of the API. A member reads her data in this order. */
export const features: readonly Feature[] = [
  accounts,
  members,
  mailPreferences,
  letters,
  auth,
  firstSteps,
  quizProgress,
  readingProgress,
  comments,
  registrations,
  achievements,
  hub,
  talks,
  jobs,
  contact,
  documents,
  mentoring,
  accountAdmin,
  mailbox,
  audit,
  users,
  people,
  news,
  pictures,
  events,
  figures,
  stats,
  imports,
  previews,
  search,
  changes,
  files,
  scheduledTasks,
  alerts,
  waiting,
  demoData,
  myData,
];
