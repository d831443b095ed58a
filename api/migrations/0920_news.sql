-- News that the team writes in the administration. What is being written and what readers see are versions of one text.
create table news (
  id uuid primary key default gen_random_uuid(),
  -- Under which its comments are kept: smaller numbers belong to articles of the repository.
  post_id integer not null unique generated always as identity (start with 10000),
  -- Of the version that was saved last.
  slug text not null,
  state text not null default 'draft' check (state in ('draft', 'published')),
  saved_version integer not null default 1,
  -- The version that readers see, and its place: both stay noted while the news are off the site.
  live_version integer,
  live_slug text,
  published_on date,
  revised_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index news_slugs on news (lower(slug));
create unique index news_live_slugs on news (lower(live_slug));
create index news_by_day on news (published_on desc) where state = 'published';

create table news_versions (
  news_id uuid not null references news on delete cascade,
  version integer not null,
  title text not null,
  -- As contracts/src/news.ts has it.
  content jsonb not null,
  -- The pictures that it shows.
  pictures text[] not null default '{}',
  saved_at timestamptz not null,
  saved_by uuid references users on delete set null,
  published_at timestamptz,
  primary key (news_id, version)
);
create index news_versions_by_picture on news_versions using gin (pictures);
create index news_versions_by_author on news_versions (saved_by);

-- Places that news had before: they lead to the one of now.
create table news_former_slugs (
  -- In small letters.
  slug text primary key,
  news_id uuid not null references news on delete cascade
);
create index news_former_slugs_by_news on news_former_slugs (news_id);
