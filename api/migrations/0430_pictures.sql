-- Pictures that the site serves itself: uploaded in the administration, or fetched with an imported event.
create table pictures (
  -- From the content, so that the same picture is kept once and an address never shows another.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  webp bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- When it was last asked to be kept: what nothing refers to goes a day later.
  stored_at timestamptz not null
);
