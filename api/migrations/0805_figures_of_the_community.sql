-- What the figures of the administration count of the community's areas, without reading the rows themselves, measured
-- with a hundred thousand of each.
create index mentoring_requests_created on mentoring_requests (created_at);
create index mentoring_pairs_started on mentoring_pairs (started_at);
create index mentoring_sessions_done on mentoring_sessions (starts_at) where state = 'done';
create index document_steps_figures on document_steps (kind, at, case_id)
  where kind in ('sent', 'missing', 'accepted', 'refused');
create index job_offers_standing on job_offers (state, expires_at, members_until);
create index job_offers_received on job_offers (created_at) where state <> 'unconfirmed';
create index job_offers_by_publication on job_offers (published_at) where state in ('published', 'expired', 'filled');
create index talk_proposals_by_state on talk_proposals (state);
create index talk_marks_helpful on talk_marks (marked_at) where kind = 'helpful';
create index hub_pieces_by_state on hub_pieces (state, kind);
create index hub_marks_by_time on hub_marks (created_at);
create index hub_idea_votes_by_time on hub_idea_votes (created_at);
-- And of what is older: places with who came, and comments by the day that they came.
create index registrations_figures on registrations (event_id, state) include (checked_in_at);
create index comments_by_time on comments (created_at) include (state);
