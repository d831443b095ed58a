/** The typed values of a registration. */
export interface RegistrationValues {
  name: string;
  email: string;
}

export const noValues: RegistrationValues = { name: '', email: '' };

export const isTyped = ({ name, email }: RegistrationValues) => name.trim() !== '' || email.trim() !== '';

/** Reads what was kept another time. */
export function readKeptValues(stored: unknown): RegistrationValues | null {
  const { name, email } = stored as Partial<RegistrationValues>;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
}

/** Returns what was typed before hydration; null when there is nothing. */
export function readForm(form: HTMLFormElement | null): RegistrationValues | null {
  const data = form && new FormData(form);
  const typed = { name: String(data?.get('name') ?? ''), email: String(data?.get('email') ?? '') };
  return isTyped(typed) ? typed : null;
}
