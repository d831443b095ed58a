/** Returns what a program has written into the form's honeypot; a person leaves it empty. */
export function filledHoneypot(form: HTMLFormElement): { website?: string } {
  const website = String(new FormData(form).get('website') ?? '');
  return website ? { website } : {};
}
