import type { DoorEntry } from '@femcoders/contracts/registration';

/** The person who is looked for: every word in her name, ignoring case and accents, or her code alone. */
export function findAtDoor<Entry extends DoorEntry>(people: readonly Entry[], typed: string): readonly Entry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  const byCode = people.filter(({ code }) => code === typed.trim().toUpperCase());
  if (byCode.length > 0) return byCode;
  return people.filter(({ name }) => {
    const searched = plain(name);
    return words.every((word) => searched.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
