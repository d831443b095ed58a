export function CalendarIcon() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 4.5h14V17H3zM3 8.5h14M6.5 2v4M13.5 2v4" />
    </svg>
  );
}
