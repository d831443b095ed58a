-- Accounts that wait for their mail to be confirmed. Each registration stands by itself, with its own link and
-- password: whoever registers with somebody else's address gains nothing when the owner confirms another one.
create table pending_accounts (
  token_hash bytea primary key,
  email text not null check (email = lower(email)),
  name text not null,
  password_hash text not null,
  wants_news boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index pending_accounts_email on pending_accounts (email);
create index pending_accounts_expiry on pending_accounts (expires_at);

alter table users add column wants_news boolean not null default false;
