-- How a member's comments stand, counted by the index alone.
drop index comments_by_author;
create index comments_by_author on comments (author_id, created_at desc, id desc) include (state, decided_at)
  where author_id is not null;
