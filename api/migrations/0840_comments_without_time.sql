-- In this order the comments of an article that all are old were looked for among all that came later, a million rows
-- for a page. The figures of a period are counted in `comments_by_state`.
drop index comments_by_time;
