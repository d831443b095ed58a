-- What a comment looks like to the spam score, the state of those that it keeps apart, and why a comment was rejected.
alter table comments
  add column spam_score smallint check (spam_score between 0 and 100),
  add column spam_reasons jsonb not null default '[]',
  add column reject_reason text
    check (reject_reason in ('spam', 'abuse', 'personal-data', 'advertising', 'off-topic', 'illegal')),
  add column reject_note text check (char_length(reject_note) <= 300),
  -- What the search of the moderators looks through, made once: of 100,000 comments it would take seconds each time.
  add column search_text text generated always as
    (plain_text(alias || ' ' || content || ' publicacion ' || post_id::text)) stored,
  drop constraint comments_state_check,
  add constraint comments_state_check check (state in ('pending', 'approved', 'rejected', 'spam')),
  add constraint comments_reason_of_rejected check
    (state = 'rejected' or (reject_reason is null and reject_note is null));

-- The order of what is decided, and what has to be purged.
drop index comments_rejected;
create index comments_by_decision on comments (state, decided_at desc, id desc);
-- The order by risk, and what else was signed with an alias.
create index comments_by_score on comments (state, spam_score desc nulls last, id desc);
create index comments_by_alias on comments (alias, state);
-- How often the same text has come lately, whatever its case and accents.
create index comments_by_text on comments (md5(plain_text(content)), created_at);
