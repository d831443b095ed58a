-- Who the site is, for what it shares with others by mistake: a place in an object store. A backup has it, so a restored
-- site is the same one.
create table registry.site (
  only_one boolean primary key default true check (only_one),
  id uuid not null default gen_random_uuid()
);
insert into registry.site default values;
