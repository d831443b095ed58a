/** The mails that a member may do without, by what they are about. All others she gets: they answer what she did. */
export const mailTopics = ['welcome', 'events', 'comments', 'answers', 'achievements', 'moderation', 'news'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Whether it is sent by default. Advertising never does (LSSI, article 21). */
export const wantedByDefault: Readonly<Record<MailTopic, boolean>> = {
  welcome: true,
  events: true,
  comments: true,
  // Somebody else writes them, and as many as she likes.
  answers: false,
  achievements: true,
  moderation: true,
  news: false,
};
