/** Hace como que cobra: espera lo que esperaría y devuelve un número de pedido. */
export async function cobrarDeMentira() {
  await new Promise((seguir) => setTimeout(seguir, 800));
  return `Z-${Date.now().toString(36).toUpperCase()}`;
}
