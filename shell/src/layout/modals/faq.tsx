import { Button, Dialog } from '@femcoders/shared-ui';
import { Accordion } from '@femcoders/shared-ui/accordion';
import { questions } from './faq-questions.tsx';

/** Spec section 2, modal 2: one question open at a time, or none. */
export function Faq({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Preguntas Frecuentes" onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <Accordion items={questions.map((question) => ({ ...question, id: `faq-${question.id}` }))} />
    </Dialog>
  );
}
