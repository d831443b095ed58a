import { PanotFlower, type PanotPalette } from '@femcoders/shared-ui';

/** Proportions of the Eixample, with a block of 100: the street between two blocks, and the corner cut at an eighth. */
export const street = 17.6;
export const pitch = 100 + street;
const outline = 'M12.5 0h75L100 12.5v75L87.5 100h-75L0 87.5v-75Z';

export type Block =
  | { kind: 'flower'; palette: PanotPalette; petals?: number; open?: number; radius?: number }
  | { kind: 'plain' | 'stripes' | 'dots' | 'court'; fill: string; detail?: string };

const grounds: Partial<Record<PanotPalette, string>> = {
  violet: 'var(--violet)',
  iris: 'var(--violet)',
  coral: 'var(--coral)',
  blush: 'var(--coral)',
  sun: 'var(--sun)',
  mint: 'var(--mint)',
  lilac: 'var(--lilac)',
  ink: 'var(--art-night)',
  ember: 'var(--art-night)',
};

/** One block of the plan, in the drawing's units. */
export function PlanBlock({
  block,
  column,
  row,
  span = 1,
}: {
  block: Block;
  column: number;
  row: number;
  span?: number;
}) {
  const scale = (span * pitch - street) / 100;
  const place = `translate(${round(column * pitch)} ${round(row * pitch)})${span > 1 ? ` scale(${scale})` : ''}`;
  return (
    <g transform={place}>
      <path d={outline} fill={block.kind === 'flower' ? grounds[block.palette] : block.fill} />
      <Detail block={block} />
    </g>
  );
}

function Detail({ block }: { block: Block }) {
  switch (block.kind) {
    case 'flower':
      return <PanotFlower radius={36} {...block} />;
    case 'stripes':
      return (
        <path
          d="M0 12h100M0 23h100M0 34h100M0 45h100M0 56h100M0 67h100M0 78h100M0 89h100"
          stroke={block.detail}
          strokeWidth="1.6"
        />
      );
    case 'court':
      return <path d="M30.5 24h39l6.5 6.5v39l-6.5 6.5h-39l-6.5-6.5v-39Z" fill={block.detail} />;
    case 'dots':
      return (
        <>
          <path d="M30.5 24h39l6.5 6.5v39l-6.5 6.5h-39l-6.5-6.5v-39Z" fill={block.detail} />
          <path
            d="M32 32h.1m11.9 0h.1m11.9 0h.1m11.9 0h.1M32 44h.1m11.9 0h.1m11.9 0h.1m11.9 0h.1M32 56h.1m11.9 0h.1m11.9 0h.1m11.9 0h.1M32 68h.1m11.9 0h.1m11.9 0h.1m11.9 0h.1"
            stroke="var(--art-ink)"
            strokeWidth="5.5"
            strokeLinecap="round"
          />
        </>
      );
    default:
      return null;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
