import { Link } from 'react-router';

export function NoEncontrada() {
  return (
    <>
      <title>No está · Zancalila</title>
      <h1 tabIndex={-1}>Aquí no hay nada</h1>
      <p>
        La página que buscas no existe.{' '}
        <Link to="/">Vuelve al catálogo</Link>.
      </p>
    </>
  );
}
