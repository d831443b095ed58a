-- When an event is over: at its end, without one three hours after its start. The one place of this rule: lists, mails,
-- the door and pages read what is kept here. (Times without a zone, because adding hours to those with one depends on
-- the session's zone, which no generated column may.)
alter table events
  add column over_at timestamptz not null
    generated always as (coalesce(ends_at, (starts_at at time zone 'UTC' + interval '3 hours') at time zone 'UTC')) stored;

-- Lists are counted off by their index alone, which needs to know what they leave out.
drop index events_by_start;
create index events_by_start on events (starts_at desc, id desc) include (state, over_at);
-- Which take place at an instant, without reading all that ever were.
create index events_going_on on events using gist (tstzrange(starts_at, over_at));
create index events_by_end on events (over_at);

-- Of an event: those that are over are found after those that are not.
alter table site_pages add column over_at timestamptz;
