-- The comment that one answers: never an answer itself. No foreign key: what was answered may be withdrawn, and its
-- answers stay.
alter table comments
  add column answer_to uuid,
  -- Whether the author of what it answers was written about it.
  add column answer_told boolean not null default false;
