import { useActionState } from 'react';
import { Link } from 'react-router';
import { useCarrito } from '../carrito/contexto-carrito.jsx';
import { sumarTotal } from '../carrito/reductor-carrito.js';
import { enEuros } from '../comun/dinero.js';
import { buscarProducto } from '../datos/productos.js';
import { cobrarDeMentira } from './cobrar-de-mentira.js';

export function Pago({ cobrar = cobrarDeMentira }) {
  const { carrito, despachar } = useCarrito();
  const total = sumarTotal(carrito, buscarProducto);
  const [pedido, pagar, pagando] = useActionState(alPagar, null);

  async function alPagar(_anterior, datos) {
    const nombre = datos.get('nombre');
    try {
      const numero = await cobrar(total);
      despachar({ tipo: 'vaciar' });
      return { nombre, numero };
    } catch {
      return { nombre, error: true };
    }
  }

  // El botón no se deshabilita, que perdería el foco: se frena el segundo envío.
  function alEnviar(envio) {
    if (pagando) envio.preventDefault();
  }

  return (
    <>
      <title>Pago simulado · Zancalila</title>
      <h1 tabIndex={-1}>Pago simulado</h1>
      <p className="aviso">
        Esta tienda es un ejercicio: no pide tarjeta, no cobra y
        no envía nada.
      </p>
      {total > 0 && (
        <form action={pagar} onSubmit={alEnviar}>
          <label>
            ¿A nombre de quién?
            <input
              name="nombre"
              defaultValue={pedido?.nombre}
              autoComplete="given-name"
              required
            />
          </label>
          <button
            className="principal"
            type="submit"
            aria-disabled={pagando}
          >
            {pagando
              ? 'Fingiendo…'
              : `Fingir que pago ${enEuros(total)}`}
          </button>
        </form>
      )}
      <p role="status">
        {pedido?.error &&
          'No ha salido. Tu carrito sigue ahí: repite.'}
      </p>
      {pedido?.numero && (
        <p ref={enfocar} tabIndex={-1}>
          Listo, {pedido.nombre}: pedido de mentira{' '}
          {pedido.numero}.
        </p>
      )}
      {total === 0 && <Link to="/">Volver al catálogo</Link>}
    </>
  );
}

// El formulario desaparece y el foco iba dentro: que siga en la respuesta.
function enfocar(respuesta) {
  respuesta?.focus();
}
