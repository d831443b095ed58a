-- What the lists of the community's areas are read by, measured with tens of thousands of rows.

-- When offers next open or end, and how many are open, without the offers themselves.
create index job_offers_turns on job_offers (expires_at, members_until) where state = 'published';
drop index job_offers_expiry;
-- The queue with the newest first: those without a day come last.
create index job_offers_newest on job_offers (state, submitted_at desc nulls last, id desc);

-- Topics however they are spelled. Bound when it is made, so that a restored copy finds what it calls.
create function plain_texts(value text[]) returns text[] language sql immutable strict parallel safe
  begin atomic
    select coalesce(array_agg(plain_text(one)), '{}') from unnest(value) as one;
  end;
create index hub_pieces_plain_topics on hub_pieces using gin (plain_texts(topics)) where state = 'published';
drop index hub_pieces_topics;
create index hub_pieces_created on hub_pieces (created_at desc, id desc);

create index document_cases_sent on document_cases (sent_at, id) where state <> 'draft';
-- Asked when somebody of the team leaves.
create index document_steps_by_actor on document_steps (actor_id) where actor_id is not null;

create index mentoring_requests_since on mentoring_requests (state_since, id);
