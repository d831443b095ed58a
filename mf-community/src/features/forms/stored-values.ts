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

/** The lists of a stored draft by name, of what may be chosen for each; what is no list is left out. */
export function storedChoices<Choices extends Readonly<Record<string, readonly string[]>>>(
  stored: unknown,
  choices: Choices,
): { [Name in keyof Choices]?: Choices[Name][number][] } {
  const lists = Object.entries(choices).flatMap(([name, all]) => {
    const value = Object(stored)[name] as unknown;
    return Array.isArray(value) ? [[name, all.filter((one) => value.includes(one))]] : [];
  });
  return Object.fromEntries(lists);
}

/** The same where one may be chosen. */
export function storedChoice<Choices extends Readonly<Record<string, readonly string[]>>>(
  stored: unknown,
  choices: Choices,
): { [Name in keyof Choices]?: Choices[Name][number] } {
  const one = Object.entries(choices).flatMap(([name, all]) => {
    const value = Object(stored)[name] as string;
    return all.includes(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(one);
}

/** Values as they are sent: their texts without the white space around them. */
export const trimmed = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Values;
