-- Mentoring (contracts/src/mentoring.ts): who offers it, who asks for it, whom a request is brought to, and the pairs
-- that come of it.
create table mentors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  -- Its place below `/mentoria/`.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  state text not null default 'pending' check (state in ('pending', 'active', 'paused', 'declined')),
  headline text not null,
  about text not null,
  topics text[] not null,
  levels text[] not null,
  languages text[] not null,
  formats text[] not null,
  modalities text[] not null,
  city text not null default '',
  slots text[] not null,
  max_pairs integer not null check (max_pairs between 1 and 4),
  -- Told to whoever she accompanies, and to nobody else.
  contact text not null,
  is_public boolean not null,
  -- When she first committed herself to the code of conduct.
  agreed_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index mentors_shown on mentors (updated_at desc, id) where state = 'active' and is_public;
create index mentors_by_state on mentors (state, created_at);

create table mentoring_requests (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  state text not null default 'asked'
    check (state in ('asked', 'proposed', 'accepted', 'active', 'paused', 'closed')),
  -- Null once it is closed: a member has one open request at the most.
  open boolean generated always as (case when state = 'closed' then null else true end) stored,
  goal text not null,
  level text not null,
  topics text[] not null,
  languages text[] not null,
  format text not null check (format in ('sesion', 'ciclo', 'grupo')),
  modalities text[] not null,
  city text not null default '',
  slots text[] not null,
  preferences text not null default '',
  -- Told to the mentor who accepts, and to nobody else.
  contact text not null,
  -- All of those proposed said no, or did not answer.
  ran_out boolean not null default false,
  created_at timestamptz not null,
  -- Since when it is in its state.
  state_since timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, open)
);
create index mentoring_requests_by_state on mentoring_requests (state, state_since, id);
create index mentoring_requests_of_member on mentoring_requests (user_id, created_at desc);

-- Mentors whom a request is brought to, one after the other.
create table mentoring_proposals (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references mentoring_requests (id) on delete cascade,
  mentor_id uuid not null references mentors (id) on delete cascade,
  position integer not null,
  state text not null default 'queued'
    check (state in ('queued', 'asked', 'accepted', 'declined', 'expired', 'dropped')),
  score integer not null,
  -- As they were shown then.
  reasons jsonb not null,
  asked_at timestamptz,
  answer_by timestamptz,
  answered_at timestamptz,
  reason text not null default '',
  created_at timestamptz not null,
  check ((state = 'asked') <= (asked_at is not null and answer_by is not null))
);
create unique index mentoring_proposals_one_asked on mentoring_proposals (request_id) where state = 'asked';
create index mentoring_proposals_of_request on mentoring_proposals (request_id, position);
create index mentoring_proposals_of_mentor on mentoring_proposals (mentor_id, state);
create index mentoring_proposals_due on mentoring_proposals (answer_by) where state = 'asked';

create table mentoring_pairs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references mentoring_requests (id) on delete cascade,
  mentor_id uuid references mentors (id) on delete set null,
  started_at timestamptz not null,
  closed_at timestamptz,
  closed_by text check (closed_by in ('mentor', 'mentee', 'team')),
  close_reason text not null default ''
);
create unique index mentoring_pairs_one_open on mentoring_pairs (request_id) where closed_at is null;
create index mentoring_pairs_of_request on mentoring_pairs (request_id, started_at desc);
create index mentoring_pairs_of_mentor on mentoring_pairs (mentor_id, closed_at);

create table mentoring_sessions (
  id uuid primary key,
  pair_id uuid not null references mentoring_pairs (id) on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 1 and 600),
  place text not null default '',
  state text not null default 'planned' check (state in ('planned', 'done', 'missed', 'cancelled')),
  -- Grows with every change that a calendar must take over (RFC 5545, section 3.8.7.4).
  sequence integer not null default 0,
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index mentoring_sessions_of_pair on mentoring_sessions (pair_id, starts_at desc);
create index mentoring_sessions_due on mentoring_sessions (starts_at) where state = 'planned' and reminded_at is null;

-- What one of the two notes of a session for herself.
create table mentoring_notes (
  session_id uuid not null references mentoring_sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  text text not null,
  updated_at timestamptz not null,
  primary key (session_id, user_id)
);
create index mentoring_notes_of_member on mentoring_notes (user_id);

create table mentoring_goals (
  id uuid primary key,
  pair_id uuid not null references mentoring_pairs (id) on delete cascade,
  text text not null,
  done_at timestamptz,
  created_at timestamptz not null
);
create index mentoring_goals_of_pair on mentoring_goals (pair_id, created_at);

-- How it went, told to the team alone.
create table mentoring_ratings (
  pair_id uuid not null references mentoring_pairs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  stars integer not null check (stars between 1 and 5),
  note text not null default '',
  updated_at timestamptz not null,
  primary key (pair_id, user_id)
);
create index mentoring_ratings_of_member on mentoring_ratings (user_id);

-- What those who coordinate write about a request.
create table mentoring_team_notes (
  id uuid primary key,
  request_id uuid not null references mentoring_requests (id) on delete cascade,
  text text not null,
  author_id uuid references users (id) on delete set null,
  -- As she was called then.
  author_name text not null,
  created_at timestamptz not null
);
create index mentoring_team_notes_of_request on mentoring_team_notes (request_id, created_at);
create index mentoring_team_notes_of_author on mentoring_team_notes (author_id);
