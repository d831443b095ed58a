interface MissingPartsProps {
  /** Sentences of the API. */
  missing: readonly string[];
  title: string;
  /** The sentence when nothing is missing. */
  nothing: string;
}

/** Renders what is missing of a record that is published once it is whole. */
export function MissingParts({ missing, title, nothing }: MissingPartsProps) {
  if (missing.length === 0) return <p className="quiet small breaks">{nothing}</p>;
  return (
    <div>
      <p className="bold">{title}</p>
      <ul className="bullets stack gap-4 small">
        {missing.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}
