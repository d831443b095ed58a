import { jest } from '@jest/globals';
import {
  guardarCarrito,
  leerCarrito,
} from './carrito-guardado.js';

const clave = 'zancalila:carrito:1';
const lila38 = { slug: 'lila', talla: 38, cantidad: 2 };

beforeEach(() => localStorage.clear());

test('lo que se guarda se lee', () => {
  guardarCarrito({ lineas: [lila38] });
  expect(leerCarrito()).toEqual({ lineas: [lila38] });
});

test.each([
  ['nada', null],
  ['algo que no es JSON', '{lineas'],
  ['otra forma', '{"lineas":1}'],
  ['líneas que no lo son', '[null]'],
])(
  'con %s guardado, el carrito empieza vacío',
  (_que, guardado) => {
    if (guardado !== null) localStorage.setItem(clave, guardado);
    expect(leerCarrito()).toEqual({ lineas: [] });
  },
);

test('se olvida lo que ya no se vende', () => {
  const lineas = [
    lila38,
    { ...lila38, slug: 'retirada' },
    { ...lila38, talla: 12 },
    { ...lila38, cantidad: -3 },
  ];
  localStorage.setItem(clave, JSON.stringify(lineas));
  expect(leerCarrito()).toEqual({ lineas: [lila38] });
});

test('sin permiso para guardar, no se rompe nada', () => {
  jest
    .spyOn(Storage.prototype, 'setItem')
    .mockImplementation(() => {
      throw new DOMException('Lleno', 'QuotaExceededError');
    });
  expect(() =>
    guardarCarrito({ lineas: [lila38] }),
  ).not.toThrow();
  jest.restoreAllMocks();
});
