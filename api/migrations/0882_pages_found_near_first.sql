-- A word that stands on every page is found without judging every section: which pages have it is asked of a row for each
-- page, which also knows what brings pages near. What writes sections need not know of it.
create table search_pages (
  path text primary key references site_pages (path) on delete cascade,
  kind text not null,
  level text,
  day date,
  over_at timestamptz,
  -- Those of all sections, and those of the title, without places and weights.
  roots tsvector not null,
  title_roots tsvector not null
);

create aggregate search_roots(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');

create function gather_search_page(written text[]) returns void language sql as $$
  insert into search_pages (path, kind, level, day, over_at, roots, title_roots)
  select path, kind, level, day, over_at, search_roots(strip(roots)), search_roots(strip(ts_filter(roots, '{a}')))
  from site_pages join search_sections using (path)
  where path = any(written)
  group by path
  on conflict (path) do update set roots = excluded.roots, title_roots = excluded.title_roots
$$;

create function search_sections_written() returns trigger language plpgsql as $$
begin
  perform gather_search_page(array(select distinct path from written));
  return null;
end $$;
create trigger search_pages_gathered after insert on search_sections
  referencing new table as written for each statement execute function search_sections_written();

select gather_search_page(array(select path from site_pages));

-- As those of the sections: written seldom, looked for often (0721).
create index search_pages_by_root on search_pages using gin (roots) with (fastupdate = off);
create index search_pages_by_title_root on search_pages using gin (title_roots) with (fastupdate = off);
-- The nearest of each kind: events by their end, in both directions from now; the others newest first.
create index search_pages_by_end on search_pages (kind, over_at);
create index search_pages_by_day on search_pages (kind, day desc nulls last, path) where over_at is null;
-- Filters that leave few pages.
create index search_pages_by_level on search_pages (level) where level is not null;
create index search_pages_by_date on search_pages (day);
