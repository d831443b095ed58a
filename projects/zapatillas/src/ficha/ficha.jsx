import { useState } from 'react';
import { useParams } from 'react-router';
import { useCarrito } from '../carrito/contexto-carrito.jsx';
import { contarUnidades } from '../carrito/reductor-carrito.js';
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
  const [anadida, setAnadida] = useState(null);

  function alAnadir(datos) {
    const talla = Number(datos.get('talla'));
    despachar({ tipo: 'añadir', slug: producto.slug, talla });
    setAnadida(talla);
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
        <p role="status">
          {anadida !== null &&
            `${producto.nombre}, talla ${anadida}: hecho. En el carrito: ${contarUnidades(carrito)}.`}
        </p>
      </div>
    </article>
  );
}
