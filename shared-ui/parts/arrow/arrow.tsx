/**
 * Ends the label of a button or a link that leads on; a button gives it its size and colour.
 * @param back it points the other way, before the label of a link that leads up
 */
export function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={back ? 'M17 10H3M8.5 4.5 3 10l5.5 5.5' : 'M3 10h14M11.5 4.5 17 10l-5.5 5.5'} />
    </svg>
  );
}
