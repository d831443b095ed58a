import { buscarProducto } from '../datos/productos.js';
import {
  carritoVacio,
  maximoPorLinea,
} from './reductor-carrito.js';

const clave = 'zancalila:carrito:1';

/** El carrito de la última visita; vacío si no lo hay o no se entiende. */
export function leerCarrito() {
  try {
    const lineas = JSON.parse(localStorage.getItem(clave)) ?? [];
    return { lineas: lineas.filter(esLinea) };
  } catch {
    return carritoVacio;
  }
}

export function guardarCarrito({ lineas }) {
  try {
    localStorage.setItem(clave, JSON.stringify(lineas));
  } catch {
    // Sin sitio o sin permiso: el carrito dura lo que dure la pestaña.
  }
}

function esLinea({ slug, talla, cantidad }) {
  return (
    buscarProducto(slug)?.tallas.includes(talla) &&
    Number.isInteger(cantidad) &&
    cantidad >= 1 &&
    cantidad <= maximoPorLinea
  );
}
