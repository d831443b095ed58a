-- What teams publish with over HTTP: of each token only the SHA-256 of its 256 random bits is kept.
create table registry.team_tokens (
  id uuid primary key default gen_random_uuid(),
  label text not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  names text[] not null check (cardinality(names) > 0),
  acts text[] not null check (cardinality(acts) > 0),
  created_at timestamptz not null,
  created_by text not null,
  created_by_id text,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Which of the staff may publish, roll back and pin which part although they are no admins.
create table registry.part_rights (
  part text not null,
  member_id text not null,
  given_at timestamptz not null,
  given_by text not null,
  given_by_id text,
  primary key (part, member_id)
);
create index part_rights_member on registry.part_rights (member_id);

-- Releases that came over HTTP, and when they came last: a candidate that never goes live is cleared away some days later.
create table registry.uploads (
  name text not null,
  version text not null,
  uploaded_at timestamptz not null,
  token_id uuid,
  builder text,
  primary key (name, version),
  foreign key (name, version) references registry.releases (name, version)
);
