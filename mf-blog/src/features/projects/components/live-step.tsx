import { useState } from 'react';
import type { IslandProps } from '../../../islands/island.tsx';
import { LivePlayground, type PlaygroundProps } from '../../examples/components/live-playground.tsx';
import { stepTools } from '../project-code.ts';

/** A step of a project: an example whose code goes on from step to step. */
export function LiveStep({ root, props }: IslandProps<PlaygroundProps>) {
  const { step, id } = props;
  const [tools] = useState(() => step && stepTools(step, id));
  return <LivePlayground root={root} props={props} tools={tools} />;
}
