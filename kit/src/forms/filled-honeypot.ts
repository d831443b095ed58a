/** What a program has written into the form's honeypot, as the API reads it; nothing of a person. */
export function filledHoneypot(form: HTMLFormElement): { website?: string } {
  const website = String(new FormData(form).get('website') ?? '');
  return website ? { website } : {};
}
