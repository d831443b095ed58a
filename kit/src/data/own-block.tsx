import type { Role } from '@femcoders/contracts/session';
import { type BlockLoader, useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import type { ComponentType } from 'react';

/**
 * Returns a block for members, for a blocks' file to export: what it shows is hers and comes in the browser.
 * @param load loads the code of its part
 * @returns `loader` asks for that code early; without it, it is loaded once the block is drawn
 */
export function ownBlock(load: () => Promise<ComponentType<{ userId: string; role: Role }>>): {
  loader: BlockLoader;
  Block: ComponentType;
} {
  const { Part, preload } = browserPart(load);
  function Block() {
    const { user } = useSession();
    return user && <Part key={user.id} userId={user.id} role={user.role} />;
  }
  return { loader: preload, Block };
}
