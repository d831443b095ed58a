-- The mails that were given up wait for somebody: they are counted with every look at the administration.
create index mail_outbox_failed on mail_outbox (settled_at) where state = 'failed';
