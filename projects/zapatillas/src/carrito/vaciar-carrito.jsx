import { useRef } from 'react';

export function VaciarCarrito({ alVaciar }) {
  const dialogo = useRef(null);

  function alCerrar() {
    if (dialogo.current.returnValue === 'vaciar') alVaciar();
  }

  return (
    <>
      <button
        type="button"
        onClick={() => dialogo.current.showModal()}
      >
        Vaciar
      </button>
      <dialog
        ref={dialogo}
        aria-labelledby="vaciar"
        onClose={alCerrar}
      >
        <form method="dialog">
          <h2 id="vaciar">¿Vaciamos el carrito?</h2>
          <p>Esto no se puede deshacer.</p>
          <div className="acciones">
            <button type="submit" value="no">
              Mejor no
            </button>
            <button type="submit" value="vaciar">
              Sí, vaciar
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
