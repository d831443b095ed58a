import * as z from 'zod/v4';
import { accountVariables } from './variables/account-variables.ts';
import { mailVariables } from './variables/mail-variables.ts';
import { monitoringVariables } from './variables/monitoring-variables.ts';
import { networkVariables } from './variables/network-variables.ts';
import { operationVariables, serviceVariables } from './variables/service-variables.ts';
import { storageVariables } from './variables/storage-variables.ts';

/** The variables by what they are for, in the order of the document. */
export const variableGroups = [
  { title: 'Network', variables: networkVariables },
  { title: 'Data and releases', variables: storageVariables },
  { title: 'Accounts and keys', variables: accountVariables },
  { title: 'Mail and contact', variables: mailVariables },
  { title: 'Other services', variables: serviceVariables },
  { title: 'Caches and logs', variables: operationVariables },
  { title: 'Monitoring', variables: monitoringVariables },
] as const;

/**
 * Each variable but those of the founders (`siteConfigVariables`), and what its value must be. The messages complete
 * «VARIABLE: se espera…».
 */
export const variablesSchema = z.object({
  ...networkVariables,
  ...storageVariables,
  ...accountVariables,
  ...mailVariables,
  ...serviceVariables,
  ...operationVariables,
  ...monitoringVariables,
});
