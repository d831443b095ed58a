import { createContext, use, useEffect, useReducer } from 'react';
import {
  guardarCarrito,
  leerCarrito,
} from './carrito-guardado.js';
import { reductorCarrito } from './reductor-carrito.js';

const ContextoCarrito = createContext(null);

export function ProveedorCarrito({ children }) {
  const [carrito, despachar] = useReducer(
    reductorCarrito,
    null,
    leerCarrito,
  );

  useEffect(() => guardarCarrito(carrito), [carrito]);

  return (
    <ContextoCarrito value={{ carrito, despachar }}>
      {children}
    </ContextoCarrito>
  );
}

export function useCarrito() {
  return use(ContextoCarrito);
}
