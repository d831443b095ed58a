-- What was answered to what was sent under a key of its own: sent again, it is answered and not done again.
create table sent_once (
  -- HMAC of key, route and who sent it.
  id bytea primary key,
  -- HMAC of the body.
  body bytea not null,
  -- While it is being done; null afterwards: it would tell when an anonymous message came.
  claimed_at timestamptz,
  -- What it stores is stored, in the same transaction.
  kept boolean not null default false,
  -- Status and answer, sealed: some hold a secret.
  answer bytea,
  expires_on date not null
);
create index sent_once_by_end on sent_once (expires_on);

-- Contact, offers and the hub had keys of their own: their columns `idempotency_key` are written by the version before this one only.
