import { useState } from 'react';
import { useParams } from 'react-router';
import { useCarrito } from '../carrito/contexto-carrito.jsx';
import {
  cantidadDe,
  contarUnidades,
  maximoPorLinea,
} from '../carrito/reductor-carrito.js';
import { enEuros } from '../comun/dinero.js';
import { NoEncontrada } from '../comun/no-encontrada.jsx';
import { buscarProducto } from '../datos/productos.js';
import { Dibujo } from './dibujo.jsx';
import { ElegirTalla } from './elegir-talla.jsx';

export function Ficha() {
  const { slug } = useParams();
  const producto = buscarProducto(slug);
  if (!producto) return <NoEncontrada />;
  return <Producto key={slug} producto={producto} />;
}

function Producto({ producto }) {
  const { carrito, despachar } = useCarrito();
  const [pedida, setPedida] = useState(null);

  function alAnadir(datos) {
    const talla = Number(datos.get('talla'));
    const { slug } = producto;
    const cabe =
      cantidadDe(carrito, { slug, talla }) < maximoPorLinea;
    if (cabe) despachar({ tipo: 'añadir', slug, talla });
    setPedida({ talla, cabe });
  }

  function aviso({ talla, cabe }) {
    const cual = `${producto.nombre}, talla ${talla}`;
    return cabe
      ? `${cual}: hecho. En el carrito: ${contarUnidades(carrito)}.`
      : `${cual}: ya llevas ${maximoPorLinea}, que es el máximo. No hemos añadido otra.`;
  }

  return (
    <article className="ficha">
      <title>{`${producto.nombre} · Zancalila`}</title>
      <Dibujo producto={producto} />
      <div>
        <h1 tabIndex={-1}>{producto.nombre}</h1>
        <p>{producto.descripcion}</p>
        <p className="precio">{enEuros(producto.precio)}</p>
        <form action={alAnadir}>
          <ElegirTalla tallas={producto.tallas} />
          <button className="principal" type="submit">
            Añadir al carrito
          </button>
        </form>
        <p role="status">{pedida && aviso(pedida)}</p>
      </div>
    </article>
  );
}
