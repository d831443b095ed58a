-- Who recorded that a person accepts to be shown, when and how she said so.
alter table people
  add column accepted_at timestamptz,
  add column accepted_by uuid references users (id) on delete set null,
  add column accepted_note text check (char_length(accepted_note) between 1 and 500),
  -- Set by every change of what is told about her: of two who edit her at once, the second is told.
  add column updated_at timestamptz not null default now();
update people set accepted_at = created_at, accepted_note = 'Aceptó antes de que lo anotáramos aquí.'
  where state in ('accepted', 'published', 'archived');
