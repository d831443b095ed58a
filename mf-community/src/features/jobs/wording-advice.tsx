import { checkWording, type WordedField, type WordedTexts } from '@femcoders/contracts/job-wording';
import { upperFirst } from '@femcoders/contracts/spanish-case';
import { useEffect, useState } from 'react';
import styles from './wording-advice.module.css';

/** Pause in the typing after which the wording is looked at, in milliseconds. */
const pauseMs = 600;

const places: Record<WordedField, string> = {
  title: 'en el título',
  about: 'en la descripción',
  musts: 'en lo imprescindible',
  nices: 'en lo que se valora',
  process: 'en el proceso',
  equality: 'en igualdad y conciliación',
  accessibility: 'en accesibilidad',
};

/** Renders what might be said otherwise, while it is written: advice, but for what the law forbids. */
export function WordingAdvice({ texts }: { texts: WordedTexts }) {
  const settled = useSettled(texts);
  const findings = settled ? checkWording(settled) : [];
  return (
    <section className={styles.advice} aria-label="Repaso de las palabras">
      <h2>Repaso de las palabras</h2>
      <div aria-live="polite">
        {findings.length === 0 ? (
          <p>
            Nada que objetar por ahora. Mientras escribes miramos si algo deja fuera a alguien: masculino genérico,
            edad, apariencia, disponibilidad total…
          </p>
        ) : (
          <ul>
            {findings.map(({ field, said, why, instead, blocks }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in two places
              <li key={index} className={blocks ? styles.blocks : undefined}>
                <p>
                  <strong>
                    «{said}», {places[field]}
                  </strong>
                  {blocks && <span className={styles.law}> No se puede publicar</span>}
                </p>
                <p>
                  {upperFirst(why)}. Mejor: {instead}.
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The texts once nobody has typed for a moment, so that no half word is judged. */
function useSettled(texts: WordedTexts): WordedTexts | null {
  const [settled, setSettled] = useState<WordedTexts | null>(null);
  const { title, about, musts, nices, process, equality, accessibility } = texts;
  const written = JSON.stringify({ title, about, musts, nices, process, equality, accessibility });
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written)), pauseMs);
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}
