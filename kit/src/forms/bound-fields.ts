type NameOf<Values, Kind> = { [Name in keyof Values]: Values[Name] extends Kind ? Name : never }[keyof Values] & string;

/**
 * Returns the props of each kind of field of a form, by the field's name: `{...typed('title')}`.
 * @param change takes the part of the values that has changed
 * @param errorOf what is wrong with a field, by its name
 */
export function boundFields<Values extends object>(
  values: Values,
  change: (part: Partial<Values>) => void,
  errorOf: (field: string) => string | undefined,
) {
  const set = (name: string, value: unknown) => change({ [name]: value } as Partial<Values>);
  return {
    /** A line or lines of text. */
    typed: <Name extends NameOf<Values, string>>(name: Name) => ({
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    }),
    /** One of several. */
    picked: <Name extends NameOf<Values, string>>(name: Name) => ({
      type: 'radio' as const,
      name,
      chosen: [values[name]],
      error: errorOf(name),
      onChange: ([one]: Values[Name][]) => set(name, one),
    }),
    /** Any number of several. */
    ticked: <Name extends NameOf<Values, readonly string[]>>(name: Name) => ({
      type: 'checkbox' as const,
      name,
      chosen: values[name],
      error: errorOf(name),
      onChange: (chosen: Values[Name]) => set(name, chosen),
    }),
  };
}
