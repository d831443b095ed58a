import {
  carritoVacio,
  contarUnidades,
  maximoPorLinea,
  reductorCarrito,
  sumarTotal,
} from './reductor-carrito.js';

const lila38 = { slug: 'lila', talla: 38 };
const lila39 = { slug: 'lila', talla: 39 };

/** El carrito después de esas acciones, una detrás de otra. */
const tras = (...acciones) =>
  acciones.reduce(reductorCarrito, carritoVacio);
const anadir = (cual) => ({ tipo: 'añadir', ...cual });

test('la misma zapatilla y la misma talla suman en una línea', () => {
  const { lineas } = tras(anadir(lila38), anadir(lila38));
  expect(lineas).toEqual([{ ...lila38, cantidad: 2 }]);
});

test('otra talla es otra línea', () => {
  const { lineas } = tras(anadir(lila38), anadir(lila39));
  expect(lineas).toHaveLength(2);
});

test('no pasa del máximo ni baja de uno', () => {
  const cambiar = (cantidad) => ({
    tipo: 'cambiar',
    ...lila38,
    cantidad,
  });
  expect(contarUnidades(tras(anadir(lila38), cambiar(99)))).toBe(
    maximoPorLinea,
  );
  expect(contarUnidades(tras(anadir(lila38), cambiar(0)))).toBe(
    1,
  );
});

test('quitar deja las demás', () => {
  const { lineas } = tras(anadir(lila38), anadir(lila39), {
    tipo: 'quitar',
    ...lila38,
  });
  expect(lineas).toEqual([{ ...lila39, cantidad: 1 }]);
});

test('no toca el carrito que recibe', () => {
  const antes = Object.freeze({
    lineas: Object.freeze([
      Object.freeze({ ...lila38, cantidad: 1 }),
    ]),
  });
  expect(reductorCarrito(antes, anadir(lila38))).not.toBe(antes);
  expect(antes.lineas[0].cantidad).toBe(1);
});

test('el total sale de los precios de ahora, en céntimos', () => {
  const carrito = tras(
    anadir(lila38),
    anadir(lila38),
    anadir(lila39),
  );
  expect(sumarTotal(carrito, () => ({ precio: 1999 }))).toBe(
    5997,
  );
});

test('una acción que no conoce es un error', () => {
  expect(() =>
    reductorCarrito(carritoVacio, { tipo: 'regalar' }),
  ).toThrow('regalar');
});
