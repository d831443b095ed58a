-- without transaction
create index concurrently if not exists comments_answers on comments (answer_to, created_at, id) where answer_to is not null;
