-- Searching needs no extension: the words come folded (lower case, no accents) from the API, and a word with one
-- mistake is found by the forms that it shares with the right one.

-- Spanish roots; no word is left out, as "estado" is a little word only in sentences.
create text search dictionary es_root (template = snowball, language = spanish);
create text search configuration es_roots (copy = simple);
alter text search configuration es_roots alter mapping for asciiword, numword, uint, float, sfloat with es_root;

-- What of the site can be found: a row for each page.
create table site_pages (
  path text primary key,
  -- Which source of the search tells of it.
  source text not null,
  -- The part of the site that it is a page of: shell, mf-blog.
  owner text,
  kind text not null,
  title text not null,
  description text not null,
  level text,
  -- Day of publication, of an event its day at the venue.
  day date,
  -- Of an event.
  starts_at timestamptz,
  -- The post that its comments belong to.
  post_id integer,
  -- Its words as they are written, for the vocabulary.
  spellings text[] not null,
  -- Of all that is kept of it: what has not changed is not written again.
  digest text not null
);
create index site_pages_by_post on site_pages (post_id) where post_id is not null;

create table search_sections (
  path text not null references site_pages (path) on delete cascade,
  -- 0: the page's beginning.
  position integer not null,
  anchor text,
  heading text,
  body text not null,
  -- Weights: A the page's title, B the heading, C the page's description, D the text.
  roots tsvector not null,
  primary key (path, position)
);
-- Rows of up to a page stay as they are: unpacking their roots would be most of what a search costs.
alter table search_sections set (toast_tuple_target = 8160);
create index search_sections_by_root on search_sections using gin (roots);

-- Every word of the site.
create table search_words (
  -- Folded; in the order of its bytes, so that its beginning finds it.
  word text collate "C" primary key,
  root text not null,
  -- As it is mostly written.
  spelling text not null,
  -- On how many pages.
  pages integer not null,
  -- The word, and the word without each of its letters.
  forms text[] not null
);
create index search_words_by_root on search_words (root);
create index search_words_by_form on search_words using gin (forms);

-- What the pages were read from last, so that nothing is read twice.
create table search_readings (
  source text primary key,
  etag text not null,
  -- When it is read again though nothing has changed.
  due_at timestamptz not null
);
