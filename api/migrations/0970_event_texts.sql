-- The texts of an event's page that were saved, the one of now among them: each can be made the one of now again.
create table event_texts (
  event_id uuid not null references events on delete cascade,
  version integer not null,
  description text,
  about text,
  about_document jsonb,
  -- The pictures that it shows.
  pictures text[] not null default '{}',
  saved_at timestamptz not null,
  saved_by uuid references users on delete set null,
  primary key (event_id, version)
);
create index event_texts_by_picture on event_texts using gin (pictures);
create index event_texts_by_author on event_texts (saved_by);
