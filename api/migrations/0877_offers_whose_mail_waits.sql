-- Whether the mail that asks for a confirmation waits: too many went to that address. It goes some minutes later, with the links of all that wait.
alter table job_offers add column mail_due boolean not null default false;
create index job_offers_mail_due on job_offers (lower(contact_email)) where mail_due;
