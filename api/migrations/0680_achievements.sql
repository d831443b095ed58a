-- What the community thanks its members for.
create table achievements (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 40),
  -- Why one has it, as a sentence.
  why text not null check (char_length(why) between 1 and 140),
  family text not null check (family in ('learn', 'join', 'give', 'care')),
  state text not null default 'draft' check (state in ('draft', 'active', 'paused')),
  -- Shown to nobody who has not got it.
  secret boolean not null default false,
  petals smallint not null check (petals between 4 and 8),
  palette text not null,
  -- When the site awards it: so many of these facts, since that day in Madrid. Without a fact: by hand only.
  fact text,
  threshold integer check (threshold between 1 and 1000),
  since date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((fact is null) = (threshold is null) and (fact is not null or since is null))
);
create unique index achievements_name on achievements (plain_text(name));

create table achievement_awards (
  id uuid primary key default gen_random_uuid(),
  achievement_id uuid not null references achievements (id),
  user_id uuid not null references users (id) on delete cascade,
  -- What has earned it, in words; the reason where somebody awarded it.
  evidence text not null,
  reached_at timestamptz not null,
  awarded_at timestamptz not null,
  by_hand boolean not null default false,
  awarded_by uuid references users (id) on delete set null,
  visibility text not null default 'me' check (visibility in ('me', 'members', 'public')),
  -- When she was first shown it.
  seen_at timestamptz,
  -- A mail about it is still to be written.
  mail_due boolean not null,
  revoked_at timestamptz,
  revoked_by uuid references users (id) on delete set null,
  revoke_reason text,
  check ((revoked_at is null) = (revoke_reason is null))
);
-- Nobody has one twice, however many processes award at once. What was taken away stays as it was.
create unique index achievement_awards_once on achievement_awards (achievement_id, user_id) where revoked_at is null;
create index achievement_awards_by_achievement on achievement_awards (achievement_id, reached_at desc, id desc);
create index achievement_awards_by_member on achievement_awards (user_id);
create index achievement_awards_mail_due on achievement_awards (awarded_at) where mail_due and revoked_at is null;

-- The comments that one moderator has decided about.
create index audit_decisions_by_actor on audit (actor_id, subject)
  where act in ('comment.approve', 'comment.reject', 'comment.spam');
