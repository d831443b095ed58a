import type { Person } from '@femcoders/contracts/person';
import { VisuallyHidden } from '@femcoders/shared-ui';
import styles from './person-links.module.css';

const networks = { linkedin: 'LinkedIn', github: 'GitHub', web: 'Web' } as const;

/** Where else she can be found. */
export function PersonLinks({ person }: { person: Person }) {
  const links = Object.entries(networks).flatMap(([network, label]) => {
    const href = person.links[network as keyof typeof networks];
    return href ? [{ label, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className={`row gap-8-24 ${styles.links}`}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel="noopener ugc">
            {label}
            <VisuallyHidden> de {person.name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
