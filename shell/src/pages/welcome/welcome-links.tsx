import type { Role } from '@femcoders/contracts/session';
import { Link } from '@femcoders/platform';
import { PanotTile } from '@femcoders/shared-ui';
import type { ComponentProps } from 'react';
import styles from './welcome.module.css';

/** The roles with work behind `/admin`; what each finds there is decided there. */
const team: readonly Role[] = ['moderator', 'organiser', 'admin'];

/** Where one may go from here. */
export function WelcomeLinks({ role }: { role: Role }) {
  return (
    <section className={styles.aside} aria-labelledby="que-te-apetece">
      <h2 id="que-te-apetece">¿Qué te apetece hoy?</h2>
      <ul className={styles.ways}>
        {team.includes(role) && (
          <Way to="/admin" tile={{ palette: 'ember', petals: 6 }} title="Administración">
            Lo que hoy espera a que el equipo lo atienda.
          </Way>
        )}
        <Way to="/eventos" tile={{ palette: 'coral', petals: 5 }} title="Ver los eventos">
          Lo próximo que hacemos y lo que ya hicimos.
        </Way>
        <Way to="/blog" tile={{ palette: 'violet' }} title="Leer el blog">
          Artículos para aprender y comentarios abiertos.
        </Way>
        <Way to="/equipo" tile={{ palette: 'mint', petals: 8 }} title="Conocer al equipo">
          Quiénes lo hacen posible y cómo sumarte.
        </Way>
      </ul>
    </section>
  );
}

interface WayProps {
  to: string;
  tile: ComponentProps<typeof PanotTile>;
  title: string;
  children: string;
}

function Way({ to, tile, title, children }: WayProps) {
  return (
    <li className={styles.way}>
      <PanotTile {...tile} />
      <div>
        <Link to={to} className="whole">
          {title}
        </Link>
        <p>{children}</p>
      </div>
    </li>
  );
}
