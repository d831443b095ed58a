export const carritoVacio = { lineas: [] };
export const maximoPorLinea = 5;

/** El carrito que resulta de una acción. No toca el que recibe. */
export function reductorCarrito(carrito, accion) {
  switch (accion.tipo) {
    case 'añadir': {
      const linea = carrito.lineas.find((una) =>
        esLaMisma(una, accion),
      );
      if (linea)
        return conCantidad(carrito, linea, linea.cantidad + 1);
      const { slug, talla } = accion;
      return {
        lineas: [...carrito.lineas, { slug, talla, cantidad: 1 }],
      };
    }
    case 'cambiar':
      return conCantidad(carrito, accion, accion.cantidad);
    case 'quitar':
      return {
        lineas: carrito.lineas.filter(
          (una) => !esLaMisma(una, accion),
        ),
      };
    case 'vaciar':
      return carritoVacio;
    default:
      throw new Error(`Acción desconocida: ${accion.tipo}`);
  }
}

function esLaMisma(una, otra) {
  return una.slug === otra.slug && una.talla === otra.talla;
}

function conCantidad(carrito, cual, pedida) {
  const cantidad = Math.min(Math.max(pedida, 1), maximoPorLinea);
  return {
    lineas: carrito.lineas.map((linea) =>
      esLaMisma(linea, cual) ? { ...linea, cantidad } : linea,
    ),
  };
}

/** Cuántas hay ya de esa zapatilla en esa talla. */
export function cantidadDe({ lineas }, cual) {
  return (
    lineas.find((una) => esLaMisma(una, cual))?.cantidad ?? 0
  );
}

export function contarUnidades({ lineas }) {
  return lineas.reduce(
    (suma, { cantidad }) => suma + cantidad,
    0,
  );
}

/** @returns céntimos, con los precios de ahora */
export function sumarTotal({ lineas }, buscarProducto) {
  return lineas.reduce(
    (suma, { slug, cantidad }) =>
      suma + buscarProducto(slug).precio * cantidad,
    0,
  );
}
