import { useRef } from 'react';
import { Link } from 'react-router';
import { enEuros } from '../comun/dinero.js';
import { buscarProducto } from '../datos/productos.js';
import { useCarrito } from './contexto-carrito.jsx';
import { Linea } from './linea.jsx';
import { sumarTotal } from './reductor-carrito.js';
import { VaciarCarrito } from './vaciar-carrito.jsx';

export function PaginaCarrito() {
  const { carrito, despachar } = useCarrito();
  const titulo = useRef(null);

  function alQuitar(accion) {
    despachar(accion);
    // El botón pulsado desaparece: que el foco no se quede en el aire.
    titulo.current.focus();
  }

  return (
    <>
      <title>Carrito · Zancalila</title>
      <h1 ref={titulo} tabIndex={-1}>
        Tu carrito
      </h1>
      {carrito.lineas.length === 0 ? (
        <p>
          Está vacío. <Link to="/">Mira el catálogo</Link>.
        </p>
      ) : (
        <>
          <ul className="lineas">
            {carrito.lineas.map((linea) => (
              <Linea
                key={`${linea.slug}-${linea.talla}`}
                linea={linea}
                alCambiar={despachar}
                alQuitar={alQuitar}
              />
            ))}
          </ul>
          <p className="precio" role="status">
            Total: {enEuros(sumarTotal(carrito, buscarProducto))}
          </p>
          <div className="acciones">
            <Link className="boton" to="/pago">
              Ir al pago simulado
            </Link>
            <VaciarCarrito
              alVaciar={() => alQuitar({ tipo: 'vaciar' })}
            />
          </div>
        </>
      )}
    </>
  );
}
