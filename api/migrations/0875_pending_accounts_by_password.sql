-- Sixteen bits of an HMAC of the password: of many registrations with one address, finds hers without hashing for each.
alter table pending_accounts add column password_tag integer;
