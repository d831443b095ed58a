import type { Role } from '@femcoders/contracts/session';
import { useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import type { ComponentType } from 'react';

/**
 * A block of a member's page, for a blocks' file to export: what it shows is hers and comes in the browser.
 * @param load loads the code of its part
 */
export function ownBlock(load: () => Promise<ComponentType<{ userId: string; role: Role }>>) {
  const { Part, preload } = browserPart(load);
  function Block() {
    const { user } = useSession();
    return user && <Part key={user.id} userId={user.id} role={user.role} />;
  }
  return { loader: preload, Block };
}
