/** Returns the options, in their order. */
export const choicesOf = <Id extends string>(names: Readonly<Record<Id, string>>) =>
  (Object.entries(names) as [Id, string][]).map(([value, label]) => ({ value, label }));
