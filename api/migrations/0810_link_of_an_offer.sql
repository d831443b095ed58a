-- Which link manages an offer: a newer one takes the place of all before it. The first is the one that was mailed until now.
alter table job_offers add column link_version integer not null default 1;
