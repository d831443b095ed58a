-- Which state of its row a page was made from: pages of areas with many rows are read again only where it is another.
alter table site_pages add column version text;

-- On how many pages each spelling of a word stands, so that one page's change counts in and out without reading all
-- others. Null where code of before wrote the vocabulary: it is then gathered again.
alter table search_words add column spellings jsonb;
