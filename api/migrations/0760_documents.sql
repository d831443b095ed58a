-- What a member sends for something: kept until its day, then only dates for a year.
create table document_cases (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('cv', 'ponente', 'patrocinio', 'voluntariado', 'imagen', 'evento')),
  state text not null default 'draft'
    check (state in ('draft', 'sent', 'reviewing', 'missing', 'accepted', 'refused', 'withdrawn', 'expired')),
  fields jsonb not null default '{}',
  missing text[] not null default '{}',
  reason text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  sent_at timestamptz,
  -- When the documents go.
  delete_at timestamptz,
  -- When they went.
  closed_at timestamptz,
  check ((state = 'draft') = (sent_at is null)),
  check ((state in ('withdrawn', 'expired')) = (closed_at is not null)),
  check ((closed_at is null) = (delete_at is not null))
);
create index document_cases_by_member on document_cases (user_id, changed_at desc, id desc);
create index document_cases_by_state on document_cases (state, changed_at desc, id desc);
create index document_cases_by_deletion on document_cases (delete_at) where delete_at is not null;
create index document_cases_closed on document_cases (closed_at) where closed_at is not null;

create table document_files (
  -- Made by the browser: the same upload sent twice is kept once.
  id uuid primary key,
  case_id uuid not null references document_cases (id) on delete cascade,
  name text not null,
  type text not null check (type in ('pdf', 'docx', 'odt', 'png', 'jpg')),
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  uploaded_at timestamptz not null
);
create index document_files_by_case on document_files (case_id, uploaded_at, id);

-- Apart from their names, so that no list ever reads them.
create table document_contents (
  file_id uuid primary key references document_files (id) on delete cascade,
  -- Sealed with the site's secret key.
  sealed bytea not null
);
-- What is encrypted does not get smaller.
alter table document_contents alter column sealed set storage external;

-- What happened to a case, and who of the team opened what.
create table document_steps (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references document_cases (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  actor_id uuid references users (id) on delete set null,
  -- As she was called then; null for the member herself and for the site.
  actor_name text,
  text text not null default '',
  file_name text,
  -- What came first, where two happened at the same moment.
  n bigint generated always as identity
);
create index document_steps_by_case on document_steps (case_id, n);
