-- Offers of work. Companies have no accounts: whoever has the link that was mailed to contact_email manages hers, and
-- the link is signed, not stored.
create table job_offers (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  state text not null default 'unconfirmed' check (
    state in ('unconfirmed', 'review', 'changes', 'published', 'expired', 'filled', 'rejected', 'withdrawn')
  ),
  title text not null,
  company text not null,
  company_url text,
  mode text not null check (mode in ('presencial', 'hibrido', 'remoto')),
  city text,
  workday text not null check (workday in ('completa', 'parcial')),
  contract text not null check (contract in ('indefinido', 'temporal', 'formativo', 'autonomo')),
  level text not null check (level in ('inicial', 'junior', 'intermedio', 'senior', 'responsable')),
  technologies text[] not null,
  -- Whole euros gross per year.
  salary_min integer not null check (salary_min > 0),
  salary_max integer not null check (salary_max >= salary_min),
  about text not null,
  musts text[] not null,
  nices text[] not null,
  process text not null,
  equality text,
  accessibility text,
  apply text not null,
  -- Days that it is open from its publication on.
  days integer not null check (days between 1 and 60),
  contact_name text not null,
  contact_email text not null,
  -- What has to be changed, while it is given back; why it was rejected or closed by the team.
  changes text[] not null default '{}',
  reason text,
  -- What is searched, as plain_text makes it, and each technology by itself.
  haystack text not null,
  technology_keys text[] not null,
  version integer not null default 1,
  created_at timestamptz not null,
  -- When it last came to be reviewed.
  submitted_at timestamptz,
  published_at timestamptz,
  members_until timestamptz,
  expires_at timestamptz,
  closed_at timestamptz,
  -- For which end its company has been told that it is near.
  told_of_end timestamptz,
  idempotency_key uuid unique,
  check (state <> 'published' or (published_at is not null and members_until is not null and expires_at is not null)),
  check (mode = 'remoto' or city is not null)
);
create index job_offers_published on job_offers (published_at desc, id desc) where state = 'published';
create index job_offers_expiry on job_offers (expires_at) where state = 'published';
create index job_offers_queue on job_offers (state, submitted_at);
create index job_offers_contact on job_offers (lower(contact_email));

-- Searches that members are told of by mail, once a day at the most.
create table job_alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  filters jsonb not null,
  created_at timestamptz not null,
  -- Offers published later have not been told of.
  told_until timestamptz not null,
  told_at timestamptz,
  unique (user_id, filters)
);

-- What a member has put aside or applied for: for her alone.
create table job_marks (
  user_id uuid not null references users (id) on delete cascade,
  offer_id uuid not null references job_offers (id) on delete cascade,
  saved_at timestamptz,
  applied_at timestamptz,
  primary key (user_id, offer_id),
  check (saved_at is not null or applied_at is not null)
);
create index job_marks_offer on job_marks (offer_id);

-- What readers object to in an offer. Nobody is named.
create table job_reports (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references job_offers (id) on delete cascade,
  reason text not null check (reason in ('salary', 'discrimination', 'fraud', 'closed', 'other')),
  note text not null check (char_length(note) <= 300),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index job_reports_open on job_reports (offer_id, created_at) where settled_at is null;
