-- What is written waits in a list that every search would read through until it is cleared: pages are written seldom and
-- looked for often.
alter index search_sections_by_root set (fastupdate = off);
alter index search_words_by_form set (fastupdate = off);
