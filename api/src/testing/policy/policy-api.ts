import { teamActs } from '@femcoders/contracts/publishing-names';
import { type ApiSettings, defaultApiConfig } from '../../config.ts';
import { createTestApi, type TestApi, type TestApiOptions } from '../test-api.ts';
import { unlimitedMails } from '../unlimited-mails.ts';
import { registryStub } from './registry-stub.ts';

/** Of every account that the policy is tried as. */
export const policyPassword = 'una clave de prueba';

/** Team tokens that say themselves what they may: `fct_<act>`, or `fct_all`, each for the part of the requests. */
export const readPolicyToken: TestApiOptions['readTeamToken'] = async (secret) => {
  const acts = teamActs.filter((act) => secret === `fct_${act}` || secret === 'fct_all');
  return acts.length > 0 ? { id: secret, label: 'Prueba', names: [policyPart], acts } : null;
};
/** The part that requests about releases are about. */
export const policyPart = 'mf-blog';

/** Nobody is ever asked to wait. */
const unlimited = { hits: 1_000_000, window: 60 };
const limits = Object.fromEntries(Object.keys(defaultApiConfig.limits).map((name) => [name, unlimited]));

/**
 * An API with every route that the policy table names.
 * @param onDatabase adds the routes of the registry; a stub stands for them unless given
 */
export function createPolicyApi(
  settings: ApiSettings = {},
  onDatabase?: TestApiOptions['onDatabase'],
): Promise<TestApi> {
  return createTestApi({
    ...(onDatabase ? { onDatabase } : { plugins: [registryStub], readTeamToken: readPolicyToken }),
    config: {
      ...settings,
      limits,
      contact: {
        ...defaultApiConfig.contact,
        limit: unlimited,
        anonymousLimit: { ...unlimited, together: unlimited.hits },
      },
      registrations: { limit: unlimited },
      mailLimits: unlimitedMails,
    },
  });
}
