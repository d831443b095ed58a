-- Lists that are searched for a part of a word, with tens of thousands of rows. Where this server has no pg_trgm, or
-- does not let us have it, they are searched all the same, by reading every row.
do $$
begin
  create extension if not exists pg_trgm;
  create index hub_pieces_words on hub_pieces using gin (search_text gin_trgm_ops) with (fastupdate = off);
  create index job_offers_words on job_offers using gin (haystack gin_trgm_ops) with (fastupdate = off);
  create index job_offers_cities on job_offers using gin (plain_text(city) gin_trgm_ops) with (fastupdate = off);
exception when feature_not_supported or insufficient_privilege or undefined_file or undefined_object then
  raise warning 'Without pg_trgm, searches in the hub and the job offers read every row: %', sqlerrm;
end
$$;
