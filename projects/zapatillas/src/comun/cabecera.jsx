import { Link, NavLink } from 'react-router';
import { useCarrito } from '../carrito/contexto-carrito.jsx';
import { contarUnidades } from '../carrito/reductor-carrito.js';

export function Cabecera() {
  const { carrito } = useCarrito();
  return (
    <header className="cabecera">
      <Link className="marca" to="/">
        Zancalila
      </Link>
      <nav aria-label="Principal">
        <NavLink to="/" end>
          Catálogo
        </NavLink>
        <NavLink to="/carrito">
          Carrito ({contarUnidades(carrito)})
        </NavLink>
      </nav>
    </header>
  );
}
