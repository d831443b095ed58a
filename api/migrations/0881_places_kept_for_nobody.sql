-- Without an address a row keeps a place for nobody: it was kept for an address with which somebody asked again, and is not hers any
-- longer. So each request takes a further place, and the number of places left tells nothing of the address.
alter table place_requests alter column email drop not null;
