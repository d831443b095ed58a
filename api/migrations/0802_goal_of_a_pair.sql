-- What a pair set out for, as the mentor read it: what a mentee writes later is for her next mentor.
alter table mentoring_pairs add column goal text not null default '';
update mentoring_pairs set goal = request.goal
  from mentoring_requests as request where request.id = mentoring_pairs.request_id;
