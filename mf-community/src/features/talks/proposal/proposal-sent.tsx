import { FocusedHeading } from '@femcoders/kit/forms/focused-heading';
import { Link } from '@femcoders/platform';
import { Button, buttonClass, PanotTile } from '@femcoders/shared-ui';
import styles from './proposal-form.module.css';

/** Renders what stands where the form was once a proposal was sent. */
export function ProposalSent({ title, onAnother }: { title: string; onAnother: () => void }) {
  return (
    <div className={`stack gap-16 starts ${styles.sent}`}>
      <PanotTile palette="mint" petals={8} size={96} />
      <FocusedHeading>La tenemos. Gracias.</FocusedHeading>
      <p>
        Dos personas del equipo leen «{title}» y la puntúan con los mismos cinco criterios. Te escribimos cuando esté
        decidido, sea lo que sea.
      </p>
      <p className="row gap-12">
        <Link to="/welcome#mis-charlas" className={buttonClass('filled', 'small')}>
          Ver cómo va
        </Link>
        <Button variant="outline" size="small" onClick={onAnother}>
          Proponer otra
        </Button>
      </p>
    </div>
  );
}
