import { Link } from 'react-router';
import { enEuros } from '../comun/dinero.js';

export function Tarjeta({ producto, aLaVista }) {
  return (
    <li className="tarjeta">
      <article>
        <img
          src={`/dibujos/${producto.slug}.svg`}
          alt=""
          width="320"
          height="240"
          loading={aLaVista ? 'eager' : 'lazy'}
        />
        <h2>
          <Link to={`/zapatillas/${producto.slug}`}>
            {producto.nombre}
          </Link>
        </h2>
        <p>{enEuros(producto.precio)}</p>
      </article>
    </li>
  );
}
