-- The nearest pages that fulfil a query, of each kind and in both directions of time. As a function it has settings of its
-- own: it is planned once for each connection, which takes longer than to run it, and reads the pages in the order of an
-- index until there are enough. The planner would sort all of a kind instead.
-- sought: what a page has to fulfil. words, needed: and so many of these; null where that goes without saying.
-- titled: some pages whose titles fulfil it are found however far away; null for none.
-- most: of a kind; looked: so many are looked through in each direction.
create function near_search_pages(
  sought tsquery, words tsquery[], needed int, titled tsquery, moment timestamptz, asked_level text, asked_since date,
  most int, looked int
) returns setof search_pages language plpgsql stable rows 200
set plan_cache_mode = force_generic_plan set enable_sort = off as $$
begin
  return query
  with recursive kinds as (
    (select page.kind from search_pages as page order by page.kind limit 1) union all
    select (select page.kind from search_pages as page where page.kind > kinds.kind order by page.kind limit 1)
    from kinds where kinds.kind is not null
  ), near as materialized (
    select found.* from kinds, lateral (
      with coming as materialized (
        select * from (
          select * from search_pages as page where page.kind = kinds.kind and page.over_at > moment
          order by page.over_at limit looked
        ) as next
        where next.roots @@ sought
          and (words is null or (select count(*) from unnest(words) as word where next.roots @@ word) >= needed)
          and (asked_level is null or next.level = asked_level) and (asked_since is null or next.day >= asked_since)
        limit most
      )
      select * from coming
      union all (
        select * from (
          select * from search_pages as page where page.kind = kinds.kind and page.over_at <= moment
          order by page.over_at desc limit looked
        ) as last
        where (select count(*) from coming) < most and last.roots @@ sought
          and (words is null or (select count(*) from unnest(words) as word where last.roots @@ word) >= needed)
          and (asked_level is null or last.level = asked_level) and (asked_since is null or last.day >= asked_since)
        limit most
      )
      union all (
        select * from (
          select * from search_pages as page where page.kind = kinds.kind and page.over_at is null
          order by page.day desc nulls last, page.path limit looked
        ) as timeless
        where timeless.roots @@ sought
          and (words is null or (select count(*) from unnest(words) as word where timeless.roots @@ word) >= needed)
          and (asked_level is null or timeless.level = asked_level)
          and (asked_since is null or timeless.day >= asked_since)
        limit most
      )
    ) as found
  )
  select * from near
  union all (
    select * from search_pages as page
    where titled is not null and (select count(*) from near where near.title_roots @@ titled) < most
      and page.title_roots @@ titled
      and (asked_level is null or page.level = asked_level) and (asked_since is null or page.day >= asked_since)
      and page.path not in (select near.path from near)
    limit most
  );
end $$;
