import PostalMime from 'postal-mime';

/** The parts of a mail that a person reads. */
export interface EmlContent {
  to: string;
  subject: string;
  date: Date;
  text: string;
  html: string;
}

/** Reads a mail, whole or as much of its beginning as there is. */
export async function readEml(source: string): Promise<EmlContent> {
  const { to = [], subject = '', date, text = '', html = '' } = await PostalMime.parse(source);
  return {
    to: to.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', '),
    subject,
    date: new Date(date ?? 0),
    text,
    html,
  };
}
