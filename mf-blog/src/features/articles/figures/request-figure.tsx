import styles from './figures.module.css';

/** A request and its answer between a page and a server, with what each `await` waits for. */
export function RequestFigure() {
  return (
    <figure>
      <svg
        className={styles.drawing}
        viewBox="0 0 680 310"
        role="img"
        aria-label="La página envía la petición al servidor. Vuelven primero las cabeceras, que cumplen la promesa de fetch, y después el cuerpo, que cumple la de json. Mientras, la página atiende clics."
        focusable="false"
      >
        <text x="120" y="24" textAnchor="middle" className={styles.note}>
          página
        </text>
        <text x="520" y="24" textAnchor="middle" className={styles.note}>
          servidor
        </text>
        <path d="M120 40V300M520 40V300" className={styles.outline} />
        <path d="M112 56h16v60h-16Z" className={styles.violet} />
        <path d="M112 190h16v34h-16ZM112 262h16v34h-16Z" className={styles.violet} />
        <path d="M512 104h16v130h-16Z" className={styles.sun} />
        <path d="M128 66 510 106M496 98l14 8-15 5" className={styles.arrow} />
        <path d="M512 160 130 196M145 187l-15 9 15 5" className={styles.arrow} />
        <path d="M512 232 130 270M145 261l-15 9 15 5" className={styles.arrow} />
        <text x="320" y="72" textAnchor="middle" className={styles.note}>
          fetch(dirección)
        </text>
        <text x="320" y="166" textAnchor="middle" className={styles.note}>
          cabeceras: ok, status
        </text>
        <text x="320" y="240" textAnchor="middle" className={styles.note}>
          cuerpo: json()
        </text>
        <text x="98" y="156" textAnchor="end" className={styles.note}>
          sigue viva
        </text>
      </svg>
      <figcaption className={styles.caption}>
        Dos esperas: la de las cabeceras y la del cuerpo. Entre ellas la página atiende a quien la usa.
      </figcaption>
    </figure>
  );
}
