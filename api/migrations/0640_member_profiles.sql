-- What a member tells of herself. Without a row she has told nothing.
create table member_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  greeting text not null,
  pronouns text not null,
  bio text not null,
  city text not null,
  job_title text not null,
  -- Of experience.
  years integer,
  skills text[] not null,
  languages text[] not null,
  situation text,
  education text not null,
  interests text[] not null,
  seeks text[] not null,
  offers text[] not null,
  linkedin text not null,
  github text not null,
  web text not null,
  -- Shown to nobody.
  heard_from text,
  -- Who sees each field: me, members, public. What is missing is for herself.
  visibility jsonb not null,
  -- Counts the changes.
  version integer not null check (version > 0),
  updated_at timestamptz not null
);

-- A member's picture: one, cut square, in several sizes and formats. An address never shows another one.
create table avatars (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  user_id uuid not null unique references users (id) on delete cascade,
  stored_at timestamptz not null
);
create table avatar_files (
  avatar_id text not null references avatars (id) on delete cascade,
  -- Edge in pixels.
  size integer not null,
  format text not null check (format in ('avif', 'webp')),
  content bytea not null,
  primary key (avatar_id, size, format)
);
