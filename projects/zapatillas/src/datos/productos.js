/** Lo que vendería la tienda. Los precios van en céntimos: sumar decimales da sorpresas. */
export const productos = [
  {
    slug: 'lila',
    nombre: 'Lila',
    tipo: 'diario',
    precio: 5990,
    tallas: [36, 37, 38, 39, 40],
    descripcion:
      'Ligera y ancha de puntera. Para ir a por el pan y acabar en la otra punta de la ciudad.',
  },
  {
    slug: 'charco',
    nombre: 'Charco',
    tipo: 'lluvia',
    precio: 7450,
    tallas: [37, 38, 39, 40, 41],
    descripcion:
      'Con la caña alta y la suela de goma. El agua se queda fuera.',
  },
  {
    slug: 'cuesta',
    nombre: 'Cuesta',
    tipo: 'monte',
    precio: 8900,
    tallas: [36, 38, 40, 42],
    descripcion:
      'Tacos profundos y talón sujeto para subir, y para bajar.',
  },
  {
    slug: 'siesta',
    nombre: 'Siesta',
    tipo: 'diario',
    precio: 4525,
    tallas: [35, 36, 37, 38],
    descripcion: 'Sin cordones y sin prisa.',
  },
  {
    slug: 'cierzo',
    nombre: 'Cierzo',
    tipo: 'monte',
    precio: 9675,
    tallas: [38, 39, 40, 41, 42],
    descripcion:
      'Cortaviento hasta el tobillo y lengüeta cosida a los lados.',
  },
  {
    slug: 'rebeca',
    nombre: 'Rebeca',
    tipo: 'diario',
    precio: 6200,
    tallas: [36, 37, 38, 39, 40, 41],
    descripcion:
      'La que te llevas por si refresca. Lona doble y forro blando.',
  },
];

/** @returns el producto de esa dirección, o undefined si no lo hay */
export function buscarProducto(slug) {
  return productos.find((producto) => producto.slug === slug);
}
