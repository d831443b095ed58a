import { talkLimits } from '@femcoders/contracts/talk-limits';
import { Button, TextArea, TextField, VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { SlideValue } from '../talk-values.ts';
import styles from './talks.module.css';

interface SlideFieldsProps {
  slides: SlideValue[];
  onChange: (slides: SlideValue[]) => void;
  errorOf: (field: string) => string | undefined;
}

const parts = ['title', 'points', 'code', 'notes'] as const;

/** The slides, one after the other, each folded away until it is written. What is moved or removed is said aloud. */
export function SlideFields({ slides, onChange, errorOf }: SlideFieldsProps) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<number | null>(null);
  /** Which control of which slide the focus goes to once the slides have changed. */
  const wanted = useRef<{ slide: number; control: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the slides have changed
  useEffect(() => {
    if (!wanted.current) return;
    const { slide, control } = wanted.current;
    wanted.current = null;
    const target = list.current?.children[slide]?.querySelector<HTMLElement>(`[data-control="${control}"]`);
    (target ?? addButton.current)?.focus();
  }, [slides]);

  const edit = (key: number, part: Partial<SlideValue>) =>
    onChange(slides.map((slide) => (slide.key === key ? { ...slide, ...part } : slide)));

  const add = () => {
    const key = 1 + Math.max(0, ...slides.map((slide) => slide.key));
    wanted.current = { slide: slides.length, control: 'fold' };
    setOpen(key);
    onChange([...slides, { key, title: '', points: '', code: '', notes: '' }]);
  };

  const move = (from: number, to: number) => {
    const moved = [...slides];
    const [slide] = moved.splice(from, 1);
    if (!slide) return;
    moved.splice(to, 0, slide);
    wanted.current = { slide: to, control: to < from ? 'up' : 'down' };
    setSaid(`${nameOf(slide)}: ahora en el lugar ${to + 1} de ${slides.length}.`);
    onChange(moved);
  };

  const remove = (index: number) => {
    const slide = slides[index];
    if (!slide) return;
    wanted.current = { slide: Math.min(index, slides.length - 2), control: 'remove' };
    setSaid(`${nameOf(slide)}: fuera de las diapositivas.`);
    onChange(slides.filter((_, other) => other !== index));
  };

  return (
    <div className={styles.slides}>
      {slides.length > 0 && (
        <ol ref={list}>
          {slides.map((slide, index) => {
            const name = nameOf(slide);
            const field = (part: (typeof parts)[number]) => ({
              name: `slides.${index}.${part}`,
              value: slide[part],
              error: errorOf(`slides.${index}.${part}`),
              onChange: ({ target }: { target: { value: string } }) => edit(slide.key, { [part]: target.value }),
            });
            const wrong = parts.some((part) => errorOf(`slides.${index}.${part}`));
            return (
              <li key={slide.key} className={styles.slide}>
                <details
                  open={wrong || open === slide.key}
                  onToggle={({ currentTarget }) => {
                    if (currentTarget.open) setOpen(slide.key);
                    else if (open === slide.key) setOpen(null);
                  }}
                >
                  <summary data-control="fold">
                    {index + 1}. {name}
                  </summary>
                  <div className={styles.slideFields}>
                    <TextField {...field('title')} label="Título" maxLength={talkLimits.slideTitle} />
                    <TextArea {...field('points')} label="Puntos" hint="Uno por línea." rows={4} optional />
                    <TextArea {...field('code')} label="Código" rows={4} spellCheck={false} optional />
                    <TextArea
                      {...field('notes')}
                      label="Lo que se ve"
                      hint="Dibujos, fotos o demostraciones que las palabras no cuentan."
                      rows={2}
                      optional
                    />
                  </div>
                </details>
                <div className={styles.slideActions}>
                  <Button
                    variant="quiet"
                    size="small"
                    data-control="up"
                    aria-label={`Subir: ${name}`}
                    aria-disabled={index === 0}
                    onClick={() => index > 0 && move(index, index - 1)}
                  >
                    Subir
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    data-control="down"
                    aria-label={`Bajar: ${name}`}
                    aria-disabled={index === slides.length - 1}
                    onClick={() => index < slides.length - 1 && move(index, index + 1)}
                  >
                    Bajar
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    data-control="remove"
                    aria-label={`Quitar: ${name}`}
                    onClick={() => remove(index)}
                  >
                    Quitar
                  </Button>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {slides.length < talkLimits.slides && (
        <p>
          <Button ref={addButton} variant="outline" size="small" onClick={add}>
            {slides.length === 0 ? 'Añadir la primera diapositiva' : 'Añadir otra diapositiva'}
          </Button>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

const nameOf = ({ title }: SlideValue) => title.trim() || 'Diapositiva sin título';
