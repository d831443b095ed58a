import { accountsSection } from './features/accounts/accounts-section.ts';
import { achievementsSection } from './features/achievements/achievements-section.ts';
import { auditSection } from './features/audit/audit-section.ts';
import { contactSection } from './features/contact/contact-section.ts';
import { documentsSection } from './features/documents/documents-section.ts';
import { eventsSection } from './features/events/events-section.ts';
import { figuresSection } from './features/figures/figures-section.ts';
import { hubSection } from './features/hub/hub-section.ts';
import { jobsSection } from './features/jobs/jobs-section.ts';
import type { AdminSection } from './features/layout/admin-section.ts';
import { mailsSection } from './features/mails/mails-section.ts';
import { mentoringSection } from './features/mentoring/mentoring-section.ts';
import { moderationSection } from './features/moderation/moderation-section.ts';
import { newsSection } from './features/news/news-section.ts';
import { peopleSection } from './features/people/people-section.ts';
import { releasesSection } from './features/releases/releases-section.ts';
import { tasksSection } from './features/scheduled-tasks/tasks-section.ts';
import { talksSection } from './features/talks/talks-section.ts';

/** Every section of the administration, in the order of the rail. A new one is a line here. */
export const sections: readonly AdminSection[] = [
  moderationSection,
  eventsSection,
  contactSection,
  jobsSection,
  documentsSection,
  hubSection,
  accountsSection,
  mentoringSection,
  peopleSection,
  achievementsSection,
  newsSection,
  talksSection,
  figuresSection,
  mailsSection,
  releasesSection,
  tasksSection,
  auditSection,
];
