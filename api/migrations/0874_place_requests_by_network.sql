-- Stands for the network that asked, while a place kept for it was not confirmed: each may keep so many of an event.
alter table place_requests add column kept_by text;
