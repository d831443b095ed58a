import * as accountAdmin from './account-admin.ts';
import * as accounts from './accounts.ts';
import * as achievements from './achievements.ts';
import * as adminMentoring from './admin-mentoring.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as changes from './changes.ts';
import * as comments from './comments.ts';
import * as contact from './contact.ts';
import * as demoData from './demo-data.ts';
import * as documents from './documents.ts';
import type { RowOf } from './endpoint.ts';
import * as eventFeeds from './event-feeds.ts';
import * as events from './events.ts';
import * as figures from './figures.ts';
import * as firstSteps from './first-steps.ts';
import * as hub from './hub.ts';
import * as jobs from './jobs.ts';
import * as mailPreferences from './mail-preferences.ts';
import * as mails from './mails.ts';
import * as members from './members.ts';
import * as mentoring from './mentoring.ts';
import * as myData from './my-data.ts';
import * as news from './news.ts';
import * as passwords from './passwords.ts';
import * as people from './people.ts';
import * as pictures from './pictures.ts';
import * as previews from './previews.ts';
import * as publishing from './publishing.ts';
import * as quizProgress from './quiz-progress.ts';
import * as readingProgress from './reading-progress.ts';
import * as registrations from './registrations.ts';
import * as registry from './registry.ts';
import * as releases from './releases.ts';
import * as reports from './reports.ts';
import * as rollouts from './rollouts.ts';
import * as scheduledTasks from './scheduled-tasks.ts';
import * as search from './search.ts';
import * as secondFactor from './second-factor.ts';
import * as stats from './stats.ts';
import * as talks from './talks.ts';
import * as waitingWork from './waiting-work.ts';

/** Every endpoint of the API, by name. */
export const catalogue = {
  ...accountAdmin,
  ...accounts,
  ...achievements,
  ...adminMentoring,
  ...audit,
  ...auth,
  ...changes,
  ...comments,
  ...contact,
  ...documents,
  ...eventFeeds,
  ...events,
  ...figures,
  ...firstSteps,
  ...hub,
  ...jobs,
  ...mailPreferences,
  ...mails,
  ...members,
  ...mentoring,
  ...myData,
  ...news,
  ...passwords,
  ...people,
  ...pictures,
  ...previews,
  ...publishing,
  ...quizProgress,
  ...readingProgress,
  ...registrations,
  ...registry,
  ...releases,
  ...rollouts,
  ...reports,
  ...scheduledTasks,
  ...search,
  ...secondFactor,
  ...stats,
  ...talks,
  ...demoData,
  ...waitingWork,
};

export type CataloguedEndpoint = (typeof catalogue)[keyof typeof catalogue];
export type CataloguedRow = RowOf<CataloguedEndpoint>;
