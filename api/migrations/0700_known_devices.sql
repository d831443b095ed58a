-- Browsers and systems in words that an account has been entered with, so that another one is told to its owner. The
-- same words stand for many machines: nobody is recognised by them.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device text not null,
  last_seen_on date not null,
  primary key (user_id, device)
);
create index known_devices_last_seen on known_devices (last_seen_on);
