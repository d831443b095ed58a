-- How many events each day has in each state and from each source, without counting them: every change adds a line, and
-- the hourly cleaning adds them up, as with comments (0820). A day is one of UTC.
create table event_counts (
  day date not null,
  state text not null,
  source text not null,
  change integer not null
);

create function count_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into event_counts
    select (starts_at at time zone 'UTC')::date, state, source, count(*) from added group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into event_counts
    select (starts_at at time zone 'UTC')::date, state, source, -count(*) from gone group by 1, 2, 3;
  elsif tg_op = 'UPDATE' then
    insert into event_counts
    select (starts_at at time zone 'UTC')::date, state, source, sum(change)
    from (select starts_at, state, source, 1 as change from added
          union all select starts_at, state, source, -1 from gone) as changes
    group by 1, 2, 3 having sum(change) <> 0;
  else
    delete from event_counts;
  end if;
  return null;
end
$$;
create trigger events_counted_in after insert on events
  referencing new table as added for each statement execute function count_events();
create trigger events_counted_out after delete on events
  referencing old table as gone for each statement execute function count_events();
create trigger events_counted_anew after update on events
  referencing new table as added old table as gone for each statement execute function count_events();
create trigger events_counted_away after truncate on events
  for each statement execute function count_events();

-- The triggers above keep everybody from writing until this is done.
insert into event_counts
select (starts_at at time zone 'UTC')::date, state, source, count(*) from events group by 1, 2, 3;

-- Lists are counted off by their index alone, which needs to know what they leave out.
drop index events_by_start;
create index events_by_start on events (starts_at desc, id desc) include (state);
