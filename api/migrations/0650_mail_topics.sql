-- Whoever asked for news when she registered: a topic like the others.
insert into mail_preferences (user_id, topic, wanted, changed_at)
select id, 'news', true, created_at from users where wants_news;
alter table users drop column wants_news;

-- Letters that a member gets once in her life here.
create table member_letters (
  user_id uuid not null references users (id) on delete cascade,
  letter text not null,
  sent_at timestamptz not null,
  primary key (user_id, letter)
);

-- The last state of the comment that its author has been told.
alter table comments add column author_told text;
update comments set author_told = state where author_id is not null and state in ('approved', 'rejected');
