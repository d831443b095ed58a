import { Button, Dialog } from '@femcoders/shared-ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './faq.module.css';
import { type Question, questions } from './faq-questions.tsx';

/** Spec section 2, modal 2: one question open at a time, or none. */
export function Faq({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Dialog open title="Preguntas Frecuentes" onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <ul className={styles.questions}>
        {questions.map((question, index) => (
          <FaqItem
            key={question.title}
            question={question}
            open={open === index}
            onToggle={() => setOpen(open === index ? null : index)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function FaqItem({ question, open, onToggle }: { question: Question; open: boolean; onToggle: () => void }) {
  const { title, Answer } = question;
  const answerId = useId();
  const item = useRef<HTMLLIElement>(null);

  // An answer that closes above takes this question with it, and what opens at the lower edge is not seen.
  useLayoutEffect(() => {
    if (open) item.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  return (
    <li ref={item} className={styles.question}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={answerId} onClick={onToggle}>
          {title}
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d={open ? 'M3 10h14' : 'M3 10h14M10 3v14'} />
          </svg>
        </button>
      </h3>
      <div id={answerId} className={styles.answer} hidden={!open}>
        <Answer />
      </div>
    </li>
  );
}
