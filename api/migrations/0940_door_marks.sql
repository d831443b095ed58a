-- Marks made at doors, by the id that the device gave them: sent again, one is answered as before and not done twice.
create table door_marks (
  id uuid primary key,
  registration_id uuid not null references registrations on delete cascade,
  act text not null check (act in ('check-in', 'undo-check-in', 'place')),
  -- When it was made, corrected by the difference of the clocks.
  made_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('applied', 'already', 'superseded')),
  elsewhere_at timestamptz
);
create index door_marks_by_registration on door_marks (registration_id);
create index door_marks_by_age on door_marks (received_at);

-- When it was decided last whether somebody has arrived: of two doors, the later decision holds.
alter table registrations add column arrival_decided_at timestamptz;
