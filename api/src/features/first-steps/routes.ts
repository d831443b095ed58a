import * as endpoints from '@femcoders/contracts/endpoints/first-steps';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';
import { readFirstSteps, sayFirstSteps } from './first-steps.ts';

/** The first steps of a member, on her own page. */
export function firstStepRoutes({ app, db, clock }: ApiContext): void {
  serve(app, endpoints.readFirstSteps, ({ params }) => readFirstSteps(db, params.id));

  serve(app, endpoints.sayFirstSteps, async ({ params, body }) => {
    await sayFirstSteps(db, params.id, body, clock());
    return readFirstSteps(db, params.id);
  });
}
