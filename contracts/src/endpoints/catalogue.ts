import * as accounts from './accounts.ts';
import * as auth from './auth.ts';
import * as comments from './comments.ts';
import * as documents from './documents.ts';
import type { RowOf } from './endpoint.ts';
import * as firstSteps from './first-steps.ts';
import * as hub from './hub.ts';
import * as jobs from './jobs.ts';
import * as mailPreferences from './mail-preferences.ts';
import * as members from './members.ts';
import * as mentoring from './mentoring.ts';
import * as myData from './my-data.ts';
import * as passwords from './passwords.ts';
import * as people from './people.ts';
import * as quizProgress from './quiz-progress.ts';
import * as secondFactor from './second-factor.ts';
import * as talks from './talks.ts';

/** Every endpoint of the API, by name. */
export const catalogue = {
  ...accounts,
  ...auth,
  ...comments,
  ...documents,
  ...firstSteps,
  ...hub,
  ...jobs,
  ...mailPreferences,
  ...members,
  ...mentoring,
  ...myData,
  ...passwords,
  ...people,
  ...quizProgress,
  ...secondFactor,
  ...talks,
};

export type CataloguedEndpoint = (typeof catalogue)[keyof typeof catalogue];
export type CataloguedRow = RowOf<CataloguedEndpoint>;
