import { useSearchParams } from 'react-router';
import { productos } from '../datos/productos.js';
import { conFiltro, filtrar, leerFiltros } from './filtros.js';
import { Filtros } from './filtros-del-catalogo.jsx';
import { Tarjeta } from './tarjeta.jsx';

const primeraFila = 3;

export function Catalogo() {
  const [parametros, cambiarParametros] = useSearchParams();
  const filtros = leerFiltros(parametros);
  const visibles = filtrar(productos, filtros);

  function alElegir({ target }) {
    const nuevos = conFiltro(
      parametros,
      target.name,
      target.value,
    );
    cambiarParametros(nuevos, { replace: true });
  }

  return (
    <>
      <title>Catálogo · Zancalila</title>
      <h1 tabIndex={-1}>Zapatillas que no existen</h1>
      <Filtros filtros={filtros} alElegir={alElegir} />
      <p role="status">{contar(visibles.length)}</p>
      <ul className="catalogo">
        {visibles.map((producto, puesto) => (
          <Tarjeta
            key={producto.slug}
            producto={producto}
            aLaVista={puesto < primeraFila}
          />
        ))}
      </ul>
    </>
  );
}

function contar(cuantas) {
  if (cuantas === 0) return 'Ninguna zapatilla cumple todo eso.';
  return cuantas === 1 ? '1 modelo' : `${cuantas} modelos`;
}
