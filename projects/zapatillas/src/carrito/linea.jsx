import { enEuros } from '../comun/dinero.js';
import { buscarProducto } from '../datos/productos.js';
import { maximoPorLinea } from './reductor-carrito.js';

const cantidades = Array.from(
  { length: maximoPorLinea },
  (_, i) => i + 1,
);

export function Linea({ linea, alCambiar, alQuitar }) {
  const { slug, talla, cantidad } = linea;
  const { nombre, precio } = buscarProducto(slug);
  const cual = `${nombre}, talla ${talla}`;

  function alElegir({ target }) {
    alCambiar({
      tipo: 'cambiar',
      slug,
      talla,
      cantidad: Number(target.value),
    });
  }

  return (
    <li>
      <span>
        <strong>{nombre}</strong>, talla {talla}
      </span>
      <select
        aria-label={`Cantidad de ${cual}`}
        value={cantidad}
        onChange={alElegir}
      >
        {cantidades.map((una) => (
          <option key={una}>{una}</option>
        ))}
      </select>
      <span>{enEuros(precio * cantidad)}</span>
      <button
        type="button"
        onClick={() => alQuitar({ tipo: 'quitar', slug, talla })}
      >
        Quitar <span className="solo-oido">{cual}</span>
      </button>
    </li>
  );
}
