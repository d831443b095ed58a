-- without transaction
-- Has the paths: the nearest pages are looked through in its order without sorting all of their kind. It serves what the
-- index before served, too.
create index concurrently if not exists search_pages_near on search_pages (kind, over_at) include (path);
drop index concurrently if exists search_pages_by_end;
