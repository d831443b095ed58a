export const tipos = {
  diario: 'Diario',
  lluvia: 'Lluvia',
  monte: 'Monte',
};
export const ordenes = {
  precio: 'Más baratas',
  nombre: 'Por nombre',
};

/** Lo que pide la dirección. Lo que no se entiende cuenta como si no estuviera. */
export function leerFiltros(parametros) {
  const tipo = parametros.get('tipo');
  const orden = parametros.get('orden');
  return {
    tipo: Object.hasOwn(tipos, tipo) ? tipo : '',
    talla: Number.parseInt(parametros.get('talla'), 10) || 0,
    orden: Object.hasOwn(ordenes, orden) ? orden : '',
  };
}

/** @returns otros parámetros, con ese filtro cambiado; vacío, lo quita */
export function conFiltro(parametros, nombre, valor) {
  const nuevos = new URLSearchParams(parametros);
  if (valor) nuevos.set(nombre, valor);
  else nuevos.delete(nombre);
  return nuevos;
}

export function filtrar(productos, { tipo, talla, orden }) {
  const elegidos = productos.filter(
    (producto) =>
      (!tipo || producto.tipo === tipo) &&
      (!talla || producto.tallas.includes(talla)),
  );
  if (orden === 'precio')
    return elegidos.toSorted((a, b) => a.precio - b.precio);
  if (orden === 'nombre')
    return elegidos.toSorted((a, b) =>
      a.nombre.localeCompare(b.nombre, 'es'),
    );
  return elegidos;
}
