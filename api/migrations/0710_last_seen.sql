-- Whoever was here before that day was kept: the log knows when. Without it she would be told that nobody uses her account.
update users set last_seen_on = seen.day
from (
  select actor_id, max((at at time zone 'UTC')::date) as day from audit where actor_id is not null group by actor_id
) seen
where seen.actor_id = users.id and users.last_seen_on is null;
