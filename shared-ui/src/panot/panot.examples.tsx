import { type PanotPalette, PanotTile } from '@femcoders/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './panot.examples.module.css';

export const title = 'Panot';

export const description =
  'Un solo dibujo con parámetros: pétalos, giro, apertura y dos colores. Es textura, divisor, espera, vacío, error y cartel.';

const palettes: PanotPalette[] = ['violet', 'coral', 'sun', 'mint', 'lilac', 'ink', 'blush', 'iris', 'ember'];

function Trial() {
  const [petals, setPetals] = useState(4);
  const [rotation, setRotation] = useState(45);
  const [open, setOpen] = useState(100);
  const [palette, setPalette] = useState<PanotPalette>('violet');
  const paletteId = useId();
  return (
    <div className="row gap-32 top">
      <PanotTile
        className={styles.tile}
        petals={petals}
        rotation={rotation}
        open={open / 100}
        palette={palette}
        title={`Panot de ${petals} pétalos`}
      />
      <div className={styles.controls}>
        <Slider label="Pétalos" max={8} value={petals} onChange={setPetals} />
        <Slider label="Giro, en grados" max={360} value={rotation} onChange={setRotation} />
        <Slider label="Apertura, en %" max={100} value={open} onChange={setOpen} />
        <label htmlFor={paletteId}>Colores</label>
        <select
          id={paletteId}
          className="cut"
          value={palette}
          onChange={(event) => setPalette(event.target.value as PanotPalette)}
        >
          {palettes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, max, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        {label}: <b>{value}</b>
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max={max}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </>
  );
}

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Dibuja el tuyo', render: () => <Trial /> },
  {
    name: 'Las parejas de colores',
    render: () => (
      <div className={styles.row}>
        {palettes.map((palette) => (
          <PanotTile key={palette} palette={palette} title={palette} size={72} />
        ))}
      </div>
    ),
  },
  {
    name: 'De cero a ocho pétalos',
    render: () => (
      <div className={styles.row}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((petals) => (
          <PanotTile key={petals} petals={petals} palette="lilac" title={`${petals} pétalos`} size={72} />
        ))}
      </div>
    ),
  },
];
