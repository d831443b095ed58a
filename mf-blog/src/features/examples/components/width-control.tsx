import { classNames } from '@femcoders/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useElementWidth } from '../use-element-width.ts';
import styles from './live-playground.module.css';

const least = 240;
const most = 1_280;
const presets = [320, 768];

/**
 * A stage that the reader makes as wide as she likes: what does not fit is shown smaller, so that a phone can show a
 * desktop's layout, too.
 */
export function WidthControl({ title, children }: { title: string; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const room = useElementWidth(stage);
  /** In pixels; null is all that there is. */
  const [chosen, setChosen] = useState<number | null>(null);
  const width = chosen ?? room;
  const scale = room > 0 && width > room ? room / width : 1;

  useEffect(() => {
    const style = stage.current?.style;
    style?.setProperty('--stage-width', `${width}px`);
    style?.setProperty('--stage-scale', String(scale));
  }, [width, scale]);

  const words = `${width} px${scale < 1 ? `, al ${Math.round(scale * 100)} %` : ''}`;
  return (
    <>
      <div className={styles.bar}>
        <fieldset className={styles.widths}>
          <legend className="visually-hidden">Ancho del resultado de «{title}»</legend>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles.tab}
              aria-pressed={chosen === preset}
              onClick={() => setChosen(preset)}
            >
              {preset}
              <span className="visually-hidden"> píxeles</span>
            </button>
          ))}
          <button type="button" className={styles.tab} aria-pressed={chosen === null} onClick={() => setChosen(null)}>
            Todo
          </button>
          <input
            type="range"
            className={styles.slider}
            min={least}
            max={most}
            step={10}
            value={Math.min(Math.max(width, least), most)}
            aria-label="Ancho"
            aria-valuetext={`${width} píxeles`}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
          <span className={styles.widthWords} aria-hidden="true">
            {words}
          </span>
        </fieldset>
      </div>
      <div ref={stage} className={classNames(styles.stage, chosen !== null && styles.narrowed)}>
        <div className={styles.paper}>{children}</div>
      </div>
    </>
  );
}
