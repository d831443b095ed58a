import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Al cambiar de página lleva el foco a su título, como haría el navegador al cargar otra. */
export function FocoDeRuta() {
  const { pathname } = useLocation();
  const tipo = useNavigationType();
  const anterior = useRef(pathname);

  useEffect(() => {
    if (anterior.current === pathname) return;
    anterior.current = pathname;
    document
      .querySelector('h1')
      ?.focus({ preventScroll: tipo === 'POP' });
  }, [pathname, tipo]);

  return null;
}
