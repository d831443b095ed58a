-- What a member says of her first steps; what the site can see by itself is not kept here.
create table first_steps (
  user_id uuid primary key references users (id) on delete cascade,
  joined_slack boolean not null default false,
  read_article boolean not null default false,
  -- She does not want to see them any more, or has been congratulated.
  hidden boolean not null default false,
  changed_at timestamptz not null
);

-- The places of one member are found by her mail.
create index registrations_by_email on registrations (email);
