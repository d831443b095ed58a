import { productos } from '../datos/productos.js';
import { conFiltro, filtrar, leerFiltros } from './filtros.js';

const nombres = (direccion) =>
  filtrar(
    productos,
    leerFiltros(new URLSearchParams(direccion)),
  ).map(({ nombre }) => nombre);

test('sin filtros salen todas, en su orden', () => {
  expect(nombres('')).toEqual(
    productos.map(({ nombre }) => nombre),
  );
});

test('el tipo y la talla se cumplen a la vez', () => {
  expect(nombres('tipo=monte&talla=41')).toEqual(['Cierzo']);
});

test('las más baratas van primero, y la lista original no se mueve', () => {
  const antes = [...productos];
  expect(nombres('orden=precio')[0]).toBe('Siesta');
  expect(productos).toEqual(antes);
});

test('lo que no se entiende no filtra', () => {
  expect(
    nombres('tipo=toString&talla=muchas&orden=caro'),
  ).toHaveLength(productos.length);
});

test('vaciar un filtro lo quita de la dirección', () => {
  const parametros = new URLSearchParams('tipo=monte&talla=41');
  expect(conFiltro(parametros, 'tipo', '').toString()).toBe(
    'talla=41',
  );
  expect(conFiltro(parametros, 'talla', '38').toString()).toBe(
    'tipo=monte&talla=38',
  );
});
