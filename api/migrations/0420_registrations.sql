-- Since when she has her place: who got it after the moment of a reminder is not reminded.
alter table registrations add column placed_at timestamptz;

-- What stays of an event when names and mails are erased: how many had a place and how many came.
create table past_attendance (
  event_id uuid primary key references events (id) on delete cascade,
  registered integer not null,
  checked_in integer not null,
  erased_at timestamptz not null
);
