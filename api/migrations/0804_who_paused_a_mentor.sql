-- Whether the team put her card in pause: then only the team resumes it. It says nothing of a card that is not in pause.
alter table mentors add column paused_by_team boolean not null default false;
-- What is in pause already: the team's, where the last that the log knows of it is that the team paused it.
update mentors set paused_by_team = true
  where state = 'paused' and (
    select after ->> 'state' from audit
    where act = 'mentor.state' and subject = 'mentor:' || mentors.id
    order by at desc, id desc limit 1
  ) = 'paused';
