import { type JobFilters, jobFilterParameters } from '@femcoders/contracts/job-filters';
import { linkKeyParameter } from '@femcoders/contracts/link-key';
import type { Secrets } from '../../secrets.ts';

/** The addresses that mails about offers lead to. */
export interface JobLinks {
  offer: (slug: string) => string;
  /** Where the owner of this address manages the offer. What stands after `#` reaches no log. */
  manage: (offer: OfferLink) => string;
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

/** Which link of an offer: of several only the one with the offer's own version is good. */
export interface OfferLink {
  id: string;
  linkVersion: number;
}

/** The purposes of a token: managing an offer, or ending an alert. */
type Purpose = 'job-offer' | 'job-alert';

export function createJobLinks({ secrets, publicUrl, basePath }: JobLinkPorts): JobLinks {
  const jobs = `${publicUrl}/ofertas-de-trabajo`;
  return {
    offer: (slug) => `${jobs}/${slug}`,
    manage: (offer) => `${jobs}/gestionar#${offerToken(offer, secrets)}`,
    list(filters) {
      const parameters = jobFilterParameters(filters).toString();
      return parameters ? `${jobs}?${parameters}` : jobs;
    },
    own: `${jobs}/alertas`,
    contact: `${publicUrl}/contacto`,
    endAlert: (alertId) =>
      `${publicUrl}${basePath}/job-alerts/unsubscribe?${linkKeyParameter}=${alertToken(alertId, secrets)}`,
  };
}

/** `<id>.<version>` of an offer; the first link that there is has no version in it. */
const offerName = ({ id, linkVersion }: OfferLink) => (linkVersion === 1 ? id : `${id}.${linkVersion}`);

const offerToken = (offer: OfferLink, secrets: Secrets) => signed('job-offer', offerName(offer), secrets);
const alertToken = (alertId: string, secrets: Secrets) => signed('job-alert', alertId, secrets);

/** A name and its signature: nothing has to be kept, and none can be guessed. */
const signed = (purpose: Purpose, name: string, secrets: Secrets) => `${name}.${secrets.sign(purpose, name)}`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const laterVersion = /^[1-9]\d{0,8}$/;

/** @returns the alert's id; null when this site has not signed it */
export function readAlertToken(token: string, secrets: Secrets): string | null {
  const name = readSigned('job-alert', token, secrets);
  return name !== null && uuid.test(name) ? name : null;
}

/** @returns which link of which offer; null when this site has not signed it. The offer decides whether it is still good */
export function readOfferToken(token: string, secrets: Secrets): OfferLink | null {
  const [id = '', version = '1', ...more] = readSigned('job-offer', token, secrets)?.split('.') ?? [];
  if (!uuid.test(id) || !laterVersion.test(version) || more.length > 0) return null;
  return { id, linkVersion: Number(version) };
}

function readSigned(purpose: Purpose, token: string, secrets: Secrets): string | null {
  const end = token.lastIndexOf('.');
  const name = token.slice(0, Math.max(end, 0));
  return secrets.isSigned(purpose, name, token.slice(end + 1)) ? name : null;
}
