-- Talks that the community shows with slides and transcript. Visitors see what is published.
create table talks (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80 and slug <> 'proponer'),
  state text not null default 'draft' check (state in ('draft', 'published')),
  title text not null check (char_length(title) between 1 and 120),
  summary text not null check (char_length(summary) between 1 and 1000),
  topics text[] not null check (cardinality(topics) between 1 and 6),
  -- The topics as they stand in addresses, in the same order: what lists are filtered by.
  topic_keys text[] not null check (cardinality(topic_keys) = cardinality(topics)),
  level text not null check (level in ('inicial', 'intermedio', 'avanzado')),
  language text not null check (language in ('es', 'ca', 'en')),
  format text not null check (format in ('charla', 'relampago', 'taller', 'mesa')),
  licence text not null,
  minutes integer not null check (minutes between 1 and 600),
  given_on date not null,
  event_id uuid references events (id) on delete set null,
  -- Path of a video of this site, or an address of the video site.
  video text,
  resources jsonb not null default '[]',
  slides jsonb not null default '[]',
  transcript jsonb not null default '[]',
  -- Kept beside the marks that it counts, so that a list is ordered by it.
  helped integer not null default 0 check (helped >= 0),
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state = 'draft' or published_at is not null)
);
create index talks_recent on talks (given_on desc, id) where state = 'published';
create index talks_helpful on talks (helped desc, given_on desc, id) where state = 'published';
create index talks_short on talks (minutes, given_on desc, id) where state = 'published';
create index talks_topics on talks using gin (topic_keys) where state = 'published';
create index talks_event on talks (event_id);

-- Whoever gave a talk, and her permission to publish it: when, how, and who noted it.
create table talk_speakers (
  talk_id uuid not null references talks (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  position integer not null,
  permitted_on date,
  permitted_how text check (char_length(permitted_how) between 1 and 300),
  permission_noted_by uuid references users (id) on delete set null,
  primary key (talk_id, person_id),
  check ((permitted_on is null) = (permitted_how is null))
);
create index talk_speakers_by_person on talk_speakers (person_id);
create index talk_speakers_noted_by on talk_speakers (permission_noted_by);

-- The slides as a file.
create table talk_files (
  talk_id uuid primary key references talks (id) on delete cascade,
  name text not null,
  content bytea not null,
  stored_at timestamptz not null
);

-- What members think of a talk: each thing once.
create table talk_marks (
  talk_id uuid not null references talks (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('helpful', 'saved')),
  marked_at timestamptz not null,
  primary key (talk_id, user_id, kind)
);
create index talk_marks_by_member on talk_marks (user_id, kind, marked_at desc);

-- However a mark comes or goes (also with its member's account), the talk knows how many it has helped.
create function count_talk_helped() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.kind = 'helpful' then
    update talks set helped = helped - 1 where id = old.talk_id;
  end if;
  if tg_op <> 'DELETE' and new.kind = 'helpful' then
    update talks set helped = helped + 1 where id = new.talk_id;
  end if;
  return null;
end $$;
create trigger talk_marks_counted after insert or delete or update of talk_id, kind on talk_marks
  for each row execute function count_talk_helped();

-- Talks that members propose, their own or somebody's.
create table talk_proposals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  idempotency_key uuid not null unique,
  whose text not null check (whose in ('own', 'other')),
  -- Of somebody else's talk. How she can be reached is for the team alone.
  speaker_name text,
  speaker_contact text,
  title text not null,
  summary text not null,
  topics text[] not null,
  link text,
  state text not null default 'received' check (state in ('received', 'assessing', 'accepted', 'declined', 'withdrawn')),
  motive text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  talk_id uuid references talks (id) on delete set null,
  created_at timestamptz not null,
  check ((whose = 'other') = (speaker_name is not null) and (whose = 'own' or speaker_contact is not null)),
  check ((state in ('accepted', 'declined')) = (decided_at is not null))
);
create index talk_proposals_by_member on talk_proposals (user_id, created_at desc);
create index talk_proposals_waiting on talk_proposals (created_at) where state in ('received', 'assessing');
create index talk_proposals_recent on talk_proposals (created_at desc, id);
create index talk_proposals_decided_by on talk_proposals (decided_by);
create index talk_proposals_talk on talk_proposals (talk_id);

create table talk_proposal_scores (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references talk_proposals (id) on delete cascade,
  reviewer_id uuid references users (id) on delete set null,
  scores jsonb not null,
  note text not null default '',
  scored_at timestamptz not null,
  unique (proposal_id, reviewer_id)
);
create index talk_proposal_scores_by_reviewer on talk_proposal_scores (reviewer_id);
