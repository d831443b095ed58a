-- Who is shown on the team's page. Only what is published is ever sent to the public.
create table people (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (char_length(name) between 1 and 80),
  pronouns text check (char_length(pronouns) between 1 and 30),
  role_group text not null check (role_group in ('cofounder', 'promoter', 'mentor', 'speaker')),
  title text not null check (char_length(title) between 1 and 120),
  summary text check (char_length(summary) between 1 and 140),
  topics text[] not null default '{}' check (cardinality(topics) <= 12),
  linkedin_url text check (linkedin_url ~ '^https://[^\s"<>]+$'),
  github_url text check (github_url ~ '^https://[^\s"<>]+$'),
  web_url text check (web_url ~ '^https://[^\s"<>]+$'),
  -- Path of a picture that the site serves; without one she gets a drawing of her name.
  portrait text check (portrait ~ '^/[^/\s][^\s]*$'),
  -- Smaller comes first within a group; equals follow their names.
  sort_order integer not null default 0,
  -- A person is published only once she has accepted.
  state text not null default 'draft' check (state in ('draft', 'accepted', 'published', 'archived')),
  created_at timestamptz not null default now()
);
create index people_published on people (role_group, sort_order, name collate "es-x-icu") where state = 'published';
