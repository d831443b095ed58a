import type { Row } from '../policy/policy-request.ts';

/** The values that a field takes: any text of so many characters, or one of a form. */
export interface StoredField {
  most: number;
  form: 'text' | 'lines' | 'name' | 'link' | 'path' | 'channel' | 'transcript';
}

const text = (most: number): StoredField => ({ most, form: 'text' });
/** Of few lines. */
const lines = (most: number): StoredField => ({ most, form: 'lines' });
const name = (most: number): StoredField => ({ most, form: 'name' });
const link = (most: number): StoredField => ({ most, form: 'link' });
const path = (most: number): StoredField => ({ most, form: 'path' });
const channel = (most: number): StoredField => ({ most, form: 'channel' });
const transcript = (most: number): StoredField => ({ most, form: 'transcript' });

const event = {
  name: text(150),
  description: text(600),
  'about_document.content[].content[].text': text(6000),
  'about_document.content[].content[].marks[].attrs.href': link(500),
  'about_document.content[].attrs.alt': text(200),
  'about_document.content[].attrs.caption': text(200),
  logo_url: path(2000),
  event_url: link(2000),
  location: text(200),
  venue_name: text(120),
  venue_address: text(200),
  directions: text(2000),
  online_url: link(2000),
  price: text(80),
  food: text(500),
  photos: text(500),
  'programme[].title': text(150),
  'programme[].description': text(600),
  'programme[].speaker': text(120),
  accessibility_note: text(1000),
};
const person = {
  name: text(80),
  pronouns: text(30),
  title: text(120),
  summary: text(140),
  'topics[]': text(40),
  linkedin: link(500),
  github: link(500),
  web: link(500),
  portrait: path(300),
};
const piece = {
  title: text(100),
  body: text(1500),
  'topics[]': text(30),
  url: link(500),
  'roles[]': text(60),
  repository: link(500),
  rhythm: text(120),
  channel: channel(80),
  contact: text(120),
  availability: text(200),
  zone: text(80),
};
const talk = {
  title: text(120),
  summary: text(1000),
  'topics[]': text(40),
  'resources[].title': text(120),
  'resources[].address': link(500),
  'slides[].title': text(120),
  'slides[].points[]': text(300),
  'slides[].code': text(2000),
  'slides[].notes': text(1000),
  transcript: transcript(1900),
};
const news = {
  title: text(100),
  description: text(160),
  'author.name': text(80),
  'author.role': text(60),
  'author.about': text(400),
  'tags[]': text(40),
  'cover.alt': text(200),
  'document.content[].content[].text': text(6000),
  'document.content[].content[].marks[].attrs.href': link(500),
  'document.content[].attrs.alt': text(200),
  'document.content[].attrs.caption': text(200),
};
const job = {
  title: text(80),
  company: text(80),
  companyUrl: link(300),
  city: text(80),
  'technologies[]': text(30),
  about: text(4000),
  'musts[]': text(160),
  'nices[]': text(160),
  process: text(600),
  equality: text(600),
  accessibility: text(600),
  apply: link(300),
};
const wish = { goal: text(600), city: text(60), preferences: text(300), contact: text(160) };
const caseFields = { 'fields.puesto': text(120), 'fields.inicio': text(80), 'fields.comentario': text(1000) };
const why = { reason: text(300) };

/**
 * Every text that somebody writes and that is read again: by row of the policy table, with the longest that is taken. A
 * field that the API has and this list has not fails a test (stored-texts.test.ts); one that is here is written hostile
 * and looked for in every page, feed, calendar and mail.
 */
export const storedFields: Readonly<Partial<Record<Row, Readonly<Record<string, StoredField>>>>> = {
  'POST /comments': { content: text(2000), alias: text(80) },
  'PATCH /comments/:id': { content: text(2000), alias: text(80) },
  'POST /comments/:id/reports': { note: text(300) },
  'DELETE /comments/reject/:id': { note: text(300) },
  'POST /admin/comments/decisions': { 'decisions[].note': text(300) },

  'POST /auth/register': { userName: name(60) },
  'PUT /user/:id/profile': {
    name: name(60),
    pronouns: text(30),
    bio: text(300),
    city: text(80),
    jobTitle: text(80),
    'skills[]': text(40),
    'languages[]': text(40),
    education: text(120),
    'interests[]': text(40),
    linkedin: link(300),
    github: link(300),
    web: link(300),
  },

  'POST /admin/events': event,
  'PUT /admin/events/:id': { ...event, words: text(500) },
  'POST /admin/events/:id/state': { reason: text(500) },
  'POST /admin/events/:id/registrations': { name: text(80) },
  'POST /events/api/detail/:slug/registrations': { name: text(80) },
  'POST /registrations/confirm': { name: text(80) },
  'POST /admin/event-feeds': { name: text(80), address: link(2000) },

  'POST /admin/people': person,
  'PUT /admin/people/:id': person,
  'POST /admin/people/:id/state': { note: text(500) },

  'POST /contact': {
    name: text(80),
    company: text(120),
    talkCity: text(80),
    message: text(3000),
    'attachment.name': text(255),
  },
  'POST /admin/contact/:id/notes': { text: text(2000) },
  'POST /admin/contact/:id/answers': { text: text(5000) },

  'POST /admin/achievements': { name: text(40), why: text(140) },
  'PUT /admin/achievements/:id': { name: text(40), why: text(140) },
  'POST /admin/achievements/:id/awards': why,
  'POST /admin/achievement-awards/:id/revoke': why,

  'POST /admin/accounts/:id/notes': { text: text(2000) },
  'POST /admin/accounts/:id/role': why,
  'POST /admin/accounts/:id/suspension': { text: text(300) },
  'DELETE /admin/accounts/:id/suspension': why,
  'DELETE /admin/accounts/:id/sessions': why,
  'POST /admin/accounts/:id/password-link': why,
  'DELETE /admin/accounts/:id/second-factor': why,
  'POST /admin/accounts/:id/deletion': why,
  'DELETE /admin/accounts/:id/deletion': why,
  'POST /admin/accounts/:id/export': why,
  'POST /admin/accounts/:id/merge': why,

  'POST /user/:id/hub/pieces': piece,
  'PUT /user/:id/hub/pieces/:piece': piece,
  'POST /hub/pieces/:slug/reports': { note: text(300) },
  'POST /user/:id/hub/answers': { message: text(1000) },
  'POST /user/:id/hub/answers/:answer/reply': { reply: text(1000) },
  'POST /admin/hub-pieces/:id/state': { reason: text(500) },
  'PUT /admin/hub-ideas/:id': { news: text(300) },

  'POST /user/:id/talk-proposals': {
    speakerName: text(80),
    speakerContact: text(300),
    title: text(120),
    summary: text(1000),
    'topics[]': text(40),
    link: link(500),
  },
  'PUT /admin/talk-proposals/:id/score': { note: text(1000) },
  'POST /admin/talk-proposals/:id/decision': { motive: text(1500) },
  'POST /admin/talks': talk,
  'PUT /admin/talks/:id': talk,
  'POST /admin/talks/:id/permissions': { how: text(300) },
  'PUT /admin/talks/:id/slides.pdf': { name: text(255) },

  'POST /admin/news': news,
  'PUT /admin/news/:id': news,

  'POST /jobs': { ...job, contactName: text(80) },
  'PUT /own-job': job,
  'POST /jobs/:id/reports': { note: text(300) },
  'POST /user/:id/job-alerts': { q: text(100), technology: text(30), city: text(80) },
  'POST /admin/jobs/:id/decision': { 'changes[]': text(300), reason: text(500) },

  'PUT /user/:id/mentoring/offer': { headline: text(80), about: text(600), city: text(60), contact: text(160) },
  'POST /user/:id/mentoring/requests': wish,
  'PUT /user/:id/mentoring/requests/:request': wish,
  'POST /user/:id/mentoring/proposals/:proposal': why,
  'POST /user/:id/mentoring/pairs/:pair/state': why,
  'POST /user/:id/mentoring/pairs/:pair/sessions': { place: text(200) },
  'PUT /user/:id/mentoring/pairs/:pair/sessions/:session': { place: text(200) },
  'PUT /user/:id/mentoring/pairs/:pair/sessions/:session/note': { text: lines(600) },
  'POST /user/:id/mentoring/pairs/:pair/goals': { text: text(140) },
  'PUT /user/:id/mentoring/pairs/:pair/rating': { note: text(300) },
  'POST /user/:id/mentoring/pairs/:pair/report': { text: text(2000) },
  'POST /admin/mentoring/:id/state': why,
  'POST /admin/mentoring/:id/notes': { text: text(1000) },

  // A draft is kept as it is being typed.
  'PUT /user/:id/documents/drafts/:kind': { ...caseFields, 'fields.enlace': text(300) },
  'POST /user/:id/documents/:reference/send': { ...caseFields, 'fields.enlace': link(300) },
  'PUT /user/:id/documents/:reference/files/:file': { '?name': text(255) },
  'POST /admin/documents/:id/state': { 'missing[]': text(200), reason: text(1000) },
  'POST /admin/documents/:id/notes': { text: text(2000) },
};

/** Rows that keep nothing of what they are sent: they say what would follow from it. */
export const triedRows: readonly string[] = [
  'POST /admin/events/:id/planned-change',
  'POST /admin/events/:id/planned-state',
];

/** Texts of a body that are none of somebody's: by field, or by row and field. Each says what it is instead. */
export const otherTexts: Readonly<Record<string, string>> = {
  userPassword: 'a secret',
  code: 'a secret',
  challenge: 'a secret',
  token: 'a secret',
  'POST /registrations/confirm key': 'a secret',
  website: 'a trap for programs',
  updatedAt: 'a version',
  updated_at: 'a version',
  slug: 'letters and numbers of an address',
  start_local: 'a moment',
  end_local: 'a moment',
  startLocal: 'a moment',
  'programme[].time': 'an hour',
  timezone: 'one of a list',
  'speakers[]': 'names of addresses',
  givenOn: 'a day',
  date: 'a day',
  'cover.path': 'the address of a kept picture',
  'document.content[].attrs.src': 'the address of a kept picture',
  'document.content[].content[].content[].text': 'as a paragraph’s',
  'document.content[].content[].content[].marks[].attrs.href': 'as a paragraph’s',
  'document.content[].content[].content[].content[].text': 'as a paragraph’s',
  'document.content[].content[].content[].content[].marks[].attrs.href': 'as a paragraph’s',
  'document.content[].content[].content[].content[].content[].content[].text': 'as a paragraph’s',
  'document.content[].content[].content[].content[].content[].content[].marks[].attrs.href': 'as a paragraph’s',
  'document.content[].content[].content[].content[].content[].content[].content[].content[].text': 'as a paragraph’s',
  'document.content[].content[].content[].content[].content[].content[].content[].content[].marks[].attrs.href':
    'as a paragraph’s',
  'about_document.content[].attrs.src': 'the address of a kept picture',
  'about_document.content[].content[].content[].text': 'as a paragraph’s',
  'about_document.content[].content[].content[].marks[].attrs.href': 'as a paragraph’s',
  'about_document.content[].content[].content[].content[].text': 'as a paragraph’s',
  'about_document.content[].content[].content[].content[].marks[].attrs.href': 'as a paragraph’s',
  'about_document.content[].content[].content[].content[].content[].content[].text': 'as a paragraph’s',
  'about_document.content[].content[].content[].content[].content[].content[].marks[].attrs.href': 'as a paragraph’s',
  'about_document.content[].content[].content[].content[].content[].content[].content[].content[].text':
    'as a paragraph’s',
  'about_document.content[].content[].content[].content[].content[].content[].content[].content[].marks[].attrs.href':
    'as a paragraph’s',
  'POST /admin/events about': 'the words of its formatted text',
  'PUT /admin/events/:id about': 'the words of its formatted text',
  talkDate: 'a day',
  'rule.since': 'a day',
  on: 'a day',
  mode: 'one of a list',
  workday: 'one of a list',
  contract: 'one of a list',
  level: 'one of a list',
  whose: 'one of a list',
  event: 'the name of an address',
  video: 'a file of the site, or of the one site of videos',
  email: 'an address of mail',
  contactEmail: 'an address of mail',
  version: 'a version',
  'attachment.content': 'a file',
  'POST /admin/releases/preview name': 'one of a list',
  'POST /admin/releases/local-code name': 'letters and numbers of an address',
  'POST /admin/releases/local-code origin': 'an address of the reader’s own machine',
  'POST /admin/releases/local-code path': 'letters and numbers of an address',
  'POST /releases/:name/local-code origin': 'an address of the reader’s own machine',
  'POST /releases/:name/local-code path': 'letters and numbers of an address',
  'PUT /user/:id/avatar content': 'a picture',
  'POST /admin/pictures content': 'a picture',
  'PUT /admin/talks/:id/slides.pdf content': 'a file',
};
