import { Component, type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { IslandLoader, IslandProps } from './island.tsx';
import { islandList } from './island-list.ts';

/** Draws each island in its place in the text, with everything that the page around it offers its components. */
export function IslandDrawer({
  islands,
  loaders = islandList,
}: {
  islands: HTMLElement[];
  loaders?: typeof islandList;
}) {
  return islands.map((root, index) => {
    const load = loaders[root.dataset.island ?? ''];
    // They stand in the order in which they came near, and none ever leaves.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return load && <OneIsland key={index} root={root} load={load} />;
  });
}

const touches = ['pointerdown', 'focusin'] as const;

function OneIsland({ root, load }: { root: HTMLElement; load: IslandLoader }) {
  const [Live, setLive] = useState<ComponentType<IslandProps>>();
  const isThere = Live !== undefined;

  useEffect(() => {
    if (isThere) return;
    const activate = () => void load().then((Part) => setLive(() => Part), reportAbsence);
    activate();
    for (const touch of touches) root.addEventListener(touch, activate);
    return () => {
      for (const touch of touches) root.removeEventListener(touch, activate);
    };
  }, [root, load, isThere]);

  const place = root.querySelector(':scope > [data-live]');
  if (!Live || !place) return null;
  return createPortal(
    <StaticOnFailure>
      <TakingOver root={root} place={place}>
        <Live root={root} props={JSON.parse(root.dataset.props ?? '{}')} />
      </TakingOver>
    </StaticOnFailure>,
    place,
  );
}

/** Reports code that did not load: the text can be read without it, and a touch tries again. */
function reportAbsence(error: unknown): void {
  console.warn('A part of the article could not be loaded:', error);
}

interface TakingOverProps {
  root: HTMLElement;
  place: Element;
  children: ReactNode;
}

/** The static form goes in the same moment in which the live one is there, and the focus moves with it. */
function TakingOver({ root, place, children }: TakingOverProps) {
  useLayoutEffect(() => {
    const still = root.querySelector<HTMLElement>(':scope > [data-static]');
    if (!still) return;
    const hadFocus = still.contains(document.activeElement);
    still.hidden = true;
    if (hadFocus)
      place.querySelector<HTMLElement>('[data-takes-focus], button, a[href], input, [tabindex="0"]')?.focus();
    return () => {
      still.hidden = false;
    };
  }, [root, place]);
  return children;
}

/** An island that fails gives its place back to the static form; the text around it never notices. */
class StaticOnFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
