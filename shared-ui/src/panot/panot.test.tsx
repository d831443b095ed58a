import { render, screen } from '@testing-library/react';
import { Panot } from './panot.tsx';
import { panotShape } from './panot-geometry.ts';
import { panotFromSeed } from './panot-seed.ts';
import { PanotTile } from './panot-tile.tsx';

describe('the panot', () => {
  it('has as many petals as given, each with its groove', () => {
    for (const petals of [1, 4, 8]) {
      const shape = panotShape({ petals, rotation: 0, open: 1, radius: 42 });
      expect(shape.petals).toHaveLength(petals);
      expect(shape.grooves).toHaveLength(petals);
    }
  });

  it('is only its core without petals', () => {
    expect(panotShape({ petals: 0, rotation: 0, open: 1, radius: 40 })).toMatchObject({ petals: [], core: 8 });
  });

  it('lets neighbouring petals touch when it is open, and only then', () => {
    // Four petals at 45°: the second tangent point of one is the first of the next.
    const ends = (open: number) => {
      const [first = '', second = ''] = panotShape({ petals: 4, rotation: 45, open, radius: 42 }).petals;
      return { end: first.match(/0 1 1 ([\d. ]+)Z/)?.[1], start: second.match(/L([\d. ]+)A/)?.[1] };
    };
    expect(ends(1).end).toBe(ends(1).start);
    expect(ends(0.5).end).not.toBe(ends(0.5).start);
  });

  it('stays within its radius', () => {
    const { petals } = panotShape({ petals: 6, rotation: 0, open: 1, radius: 42 });
    const [, x, y] = petals[0]?.match(/A([\d.]+) [\d.]+ 0 1 1 /) ? (petals[0].match(/L([\d.]+) ([\d.]+)A/) ?? []) : [];
    expect(Math.hypot(Number(x) - 50, Number(y) - 50)).toBeLessThanOrEqual(42);
  });

  it('can lack a petal', () => {
    expect(panotShape({ petals: 4, rotation: 45, open: 1, radius: 42, missing: 3 }).petals).toHaveLength(3);
  });

  it('gives the same flower to the same name', () => {
    expect(panotFromSeed('Noelia T.')).toEqual(panotFromSeed('Noelia T.'));
  });

  it('gives different flowers to different names, and never an upright cross', () => {
    const flowers = Array.from({ length: 60 }, (_, index) => panotFromSeed(`persona ${index}`));
    expect(new Set(flowers.map((flower) => JSON.stringify(flower))).size).toBeGreaterThan(20);
    for (const { petals, rotation } of flowers) if (petals === 4) expect(rotation).toBe(45);
  });

  it('gives different flowers to neighbours, such as ids that count up', () => {
    const palettes = Array.from({ length: 9 }, (_, index) => panotFromSeed(String(index + 1)).palette);
    expect(new Set(palettes).size).toBeGreaterThan(4);
  });

  it('is decoration unless it has a name', () => {
    const { container } = render(<PanotTile />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    render(<Panot title="Panot de abril" />);
    expect(screen.getByRole('img', { name: 'Panot de abril' })).toBeInTheDocument();
  });

  it('needs no style attribute, which the security policy would refuse', () => {
    const { container } = render(<PanotTile palette="mint" petals={7} size={80} />);
    expect(container.querySelector('[style]')).toBeNull();
  });
});
