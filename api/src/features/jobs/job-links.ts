import { type JobFilters, jobFilterParameters } from '@femcoders/contracts/job-filters';
import type { Secrets } from '../../secrets.ts';

/** The addresses that mails about offers lead to. */
export interface JobLinks {
  offer: (slug: string) => string;
  /** Where whoever has this address manages the offer. What stands after `#` reaches no log. */
  manage: (offerId: string) => string;
  list: (filters: JobFilters) => string;
  own: string;
  contact: string;
  /** Where one click ends an alert (RFC 8058). */
  endAlert: (alertId: string) => string;
}

export interface JobLinkPorts {
  secrets: Secrets;
  /** Address of the site without a trailing slash. */
  publicUrl: string;
  /** Where the API is mounted on its origin. */
  basePath: string;
}

/** What a token is good for: managing an offer, or ending an alert. */
type Purpose = 'job-offer' | 'job-alert';

export function createJobLinks({ secrets, publicUrl, basePath }: JobLinkPorts): JobLinks {
  const jobs = `${publicUrl}/ofertas-de-trabajo`;
  return {
    offer: (slug) => `${jobs}/${slug}`,
    manage: (offerId) => `${jobs}/gestionar#${jobToken('job-offer', offerId, secrets)}`,
    list(filters) {
      const parameters = jobFilterParameters(filters).toString();
      return parameters ? `${jobs}?${parameters}` : jobs;
    },
    own: `${jobs}/alertas`,
    contact: `${publicUrl}/contacto`,
    endAlert: (alertId) => `${publicUrl}${basePath}/job-alerts/unsubscribe/${jobToken('job-alert', alertId, secrets)}`,
  };
}

/** An id and its signature: nothing has to be kept, and none can be guessed. */
export function jobToken(purpose: Purpose, id: string, secrets: Secrets): string {
  return `${id}.${secrets.sign(purpose, id)}`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns the id; null when this site has not signed it for this purpose */
export function readJobToken(purpose: Purpose, token: string, secrets: Secrets): string | null {
  const [id = '', signature = '', ...more] = token.split('.');
  if (!uuid.test(id) || more.length > 0) return null;
  return secrets.isSigned(purpose, id, signature) ? id : null;
}
