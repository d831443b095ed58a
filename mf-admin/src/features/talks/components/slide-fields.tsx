import { talkLimits } from '@femcoders/contracts/talk-limits';
import { Button, TextArea, TextField } from '@femcoders/shared-ui';
import { useState } from 'react';
import { useOrderedRows } from '../../forms/use-ordered-rows.tsx';
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
  const { list, addButton, edit, add, actions, status } = useOrderedRows({
    rows: slides,
    onChange,
    nameOf,
    whence: 'de las diapositivas',
  });
  const [open, setOpen] = useState<number | null>(null);

  return (
    <div className="stack gap-12 one-column">
      {slides.length > 0 && (
        <ol ref={list}>
          {slides.map((slide, index) => {
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
                  <summary data-control="first">
                    {index + 1}. {nameOf(slide)}
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
                <div className="bar">{actions(slide, index)}</div>
              </li>
            );
          })}
        </ol>
      )}
      {slides.length < talkLimits.slides && (
        <p>
          <Button
            ref={addButton}
            variant="outline"
            size="small"
            onClick={() => setOpen(add((key) => ({ key, title: '', points: '', code: '', notes: '' })))}
          >
            {slides.length === 0 ? 'Añadir la primera diapositiva' : 'Añadir otra diapositiva'}
          </Button>
        </p>
      )}
      {status}
    </div>
  );
}

const nameOf = ({ title }: SlideValue) => title.trim() || 'Diapositiva sin título';
