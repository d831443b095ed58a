import { useSite } from '@femcoders/platform';

/** The community's address for mail. */
export function ContactLink() {
  const { contactEmail } = useSite();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
