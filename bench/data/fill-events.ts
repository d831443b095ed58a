import { query } from '../processes/bench-database.ts';

/** Published events with the texts of those that are there, in turns, a quarter of an hour apart, half of them past. */
export async function fillEventsLikeOwn(databaseUrl: string, amount: number): Promise<void> {
  await query(
    databaseUrl,
    `with own as (select *, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them from events)
     insert into events (name, location, description, about, starts_at, timezone, slug, venue_name, venue_address, directions, price, food, programme)
     select name || ' ' || n, location, description, about, now() + (n - $1::int / 2) * interval '15 minutes' + interval '7 minutes',
            timezone, slug || '-' || n, venue_name, venue_address, directions, price, food, programme
     from generate_series(1, $1::int) as n join own on own.place = n % own.all_of_them`,
    [amount],
  );
  await query(databaseUrl, 'vacuum analyze events');
}
