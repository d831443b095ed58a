type WithIsoDates<Row> = {
  [Key in keyof Row]: Row[Key] extends infer Value ? (Value extends Date ? string : Value) : never;
};

/** Returns a row whose instants are ISO 8601 texts in UTC, as answers have them; its other values stay. */
export function isoDates<Row extends object>(row: Row): WithIsoDates<Row> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as WithIsoDates<Row>;
}
