export function ElegirTalla({ tallas }) {
  return (
    <fieldset>
      <legend>Talla</legend>
      {tallas.map((talla) => (
        <label key={talla}>
          <input
            type="radio"
            name="talla"
            value={talla}
            required
          />{' '}
          {talla}
        </label>
      ))}
    </fieldset>
  );
}
