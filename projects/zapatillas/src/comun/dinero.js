const euros = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
});

/** @param centimos un número entero */
export function enEuros(centimos) {
  return euros.format(centimos / 100);
}
