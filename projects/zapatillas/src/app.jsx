import { Route, Routes } from 'react-router';
import { ProveedorCarrito } from './carrito/contexto-carrito.jsx';
import { PaginaCarrito } from './carrito/pagina-carrito.jsx';
import { Catalogo } from './catalogo/catalogo.jsx';
import { Cabecera } from './comun/cabecera.jsx';
import { FocoDeRuta } from './comun/foco-de-ruta.jsx';
import { NoEncontrada } from './comun/no-encontrada.jsx';
import { Ficha } from './ficha/ficha.jsx';
import { Pago } from './pago/pago.jsx';

export function App() {
  return (
    <ProveedorCarrito>
      <a className="saltar" href="#contenido">
        Saltar al contenido
      </a>
      <Cabecera />
      <main id="contenido">
        <Routes>
          <Route index element={<Catalogo />} />
          <Route path="zapatillas/:slug" element={<Ficha />} />
          <Route path="carrito" element={<PaginaCarrito />} />
          <Route path="pago" element={<Pago />} />
          <Route path="*" element={<NoEncontrada />} />
        </Routes>
      </main>
      <FocoDeRuta />
    </ProveedorCarrito>
  );
}
