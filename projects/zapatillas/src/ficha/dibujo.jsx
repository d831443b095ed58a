export function Dibujo({ producto }) {
  const { slug, nombre } = producto;
  return (
    <picture>
      <source
        media="(width >= 48rem)"
        srcSet={`/dibujos/${slug}-paisaje.svg`}
        width="960"
        height="540"
      />
      <img
        src={`/dibujos/${slug}.svg`}
        alt={`Zapatilla ${nombre}, vista de lado`}
        width="320"
        height="240"
        fetchPriority="high"
      />
    </picture>
  );
}
