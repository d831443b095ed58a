import { productos } from '../datos/productos.js';
import { ordenes, tipos } from './filtros.js';

const tallas = [
  ...new Set(productos.flatMap((producto) => producto.tallas)),
].toSorted((a, b) => a - b);

export function Filtros({ filtros, alElegir }) {
  return (
    <fieldset className="filtros">
      <legend>Filtrar</legend>
      <label>
        Tipo
        <select
          name="tipo"
          value={filtros.tipo}
          onChange={alElegir}
        >
          <option value="">Todos</option>
          {Object.entries(tipos).map(([tipo, nombre]) => (
            <option key={tipo} value={tipo}>
              {nombre}
            </option>
          ))}
        </select>
      </label>
      <label>
        Talla
        <select
          name="talla"
          value={filtros.talla || ''}
          onChange={alElegir}
        >
          <option value="">Todas</option>
          {tallas.map((talla) => (
            <option key={talla}>{talla}</option>
          ))}
        </select>
      </label>
      <label>
        Orden
        <select
          name="orden"
          value={filtros.orden}
          onChange={alElegir}
        >
          <option value="">El nuestro</option>
          {Object.entries(ordenes).map(([orden, nombre]) => (
            <option key={orden} value={orden}>
              {nombre}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
