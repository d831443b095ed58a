import { Button, VisuallyHidden } from '@femcoders/shared-ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import styles from './avatar-cropper.module.css';
import { type Crop, cropEdge, movedBy, movedByKey, zoomedTo, zoomMax } from './crop.ts';

interface AvatarCropperProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const stageEdge = 576;

const moves = [
  { key: 'ArrowLeft', label: 'Mover a la izquierda', path: 'M12 4 6 10l6 6' },
  { key: 'ArrowUp', label: 'Mover arriba', path: 'm4 12 6-6 6 6' },
  { key: 'ArrowDown', label: 'Mover abajo', path: 'm4 8 6 6 6-6' },
  { key: 'ArrowRight', label: 'Mover a la derecha', path: 'm8 4 6 6-6 6' },
  { key: '-', label: 'Alejar', path: 'M4 10h12' },
  { key: '+', label: 'Acercar', path: 'M4 10h12M10 4v12' },
] as const;

/** Which square of a picture is taken: dragged with the pointer, or moved with buttons and keys. */
export function AvatarCropper({ picture, crop, onChange }: AvatarCropperProps) {
  const stage = useRef<HTMLCanvasElement>(null);
  const small = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    for (const canvas of [stage.current, small.current]) if (canvas) drawCrop(canvas, picture, crop);
  }, [picture, crop]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = held.current;
    if (!from) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onChange(movedBy(picture, crop, (from.x - event.clientX) / width, (from.y - event.clientY) / width));
    held.current = { x: event.clientX, y: event.clientY };
  };

  const press = (event: KeyboardEvent) => {
    const moved = movedByKey(picture, crop, event.key);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  };

  const byKey = (key: string) => {
    const moved = movedByKey(picture, crop, key);
    if (moved) onChange(moved);
  };

  return (
    <div className={`stack gap-24 ${styles.cropper}`}>
      <canvas
        ref={stage}
        className={`cut-clip ${styles.stage}`}
        width={stageEdge}
        height={stageEdge}
        role="img"
        aria-label="Tu foto, recortada en un cuadrado"
        onPointerDown={(event) => {
          held.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null;
        }}
        onPointerCancel={() => {
          held.current = null;
        }}
      />
      <div className={styles.controls}>
        <p id="crop-hint">
          Arrástrala, o usa los botones. Con el foco en uno de ellos, también sirven las flechas, + y −.
        </p>
        <div
          role="toolbar"
          tabIndex={-1}
          aria-label="Encuadre"
          aria-describedby="crop-hint"
          className={`row gap-8 ${styles.moves}`}
          onKeyDown={press}
        >
          {moves.map(({ key, label, path }) => (
            <Button key={key} variant="outline" size="small" onClick={() => byKey(key)}>
              <VisuallyHidden>{label}</VisuallyHidden>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={path} />
              </svg>
            </Button>
          ))}
        </div>
        <label className={styles.zoom}>
          <span>Zoom</span>
          <input
            type="range"
            min={100}
            max={zoomMax * 100}
            step={10}
            value={Math.round(crop.zoom * 100)}
            aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
            onChange={(event) => onChange(zoomedTo(picture, crop, Number(event.target.value) / 100))}
          />
        </label>
        <div className={`bar gap-12 middle ${styles.small}`}>
          <canvas ref={small} className="cut-clip" width={96} height={96} role="img" aria-labelledby="crop-small" />
          <p id="crop-small">Así se ve en pequeño.</p>
        </div>
      </div>
    </div>
  );
}

/** Draws the square that is taken over the whole of a canvas; what is transparent stands on lilac. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const edge = cropEdge(picture, crop);
  const { width, height } = canvas;
  context.fillStyle = '#e9e1ff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, crop.x - edge / 2, crop.y - edge / 2, edge, edge, 0, 0, width, height);
}
