/** The texts of a stored draft by name; what is no text is left out. */
export function storedTexts<Name extends string>(
  stored: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = Object(stored)[name] as unknown;
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

/** The lists of texts of a stored draft by name, of what may be chosen; what is no such list is left out. */
export function storedChoices<Name extends string>(
  stored: unknown,
  names: readonly Name[],
): Partial<Record<Name, string[]>> {
  const lists: Partial<Record<Name, string[]>> = {};
  for (const name of names) {
    const value = Object(stored)[name] as unknown;
    if (Array.isArray(value)) lists[name] = value.filter((entry): entry is string => typeof entry === 'string');
  }
  return lists;
}
