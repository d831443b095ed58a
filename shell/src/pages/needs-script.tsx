/** Renders a note where scripts are off. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p>{children}</p>
    </noscript>
  );
}
