import type { FirstSteps, SaidSteps } from '@femcoders/contracts/first-steps';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { Link, useSite } from '@femcoders/platform';
import { Button, classNames, Panot, VisuallyHidden } from '@femcoders/shared-ui';
import styles from './first-steps.module.css';
import { type Step, steps } from './steps.ts';

interface StepListProps extends Pick<FirstSteps, 'done' | 'said'> {
  /** Resolves when the change is saved or has failed. */
  onSay: (change: SaidSteps) => Promise<void>;
  onHide: () => Promise<void>;
}

/** The five steps along a line, and how far she has come: a petal for each. */
export function StepList({ done, said, onSay, onHide }: StepListProps) {
  const hiding = usePending();
  const count = steps.filter(({ name }) => done[name]).length;
  return (
    <section className={`cut-clip ${styles.panel}`} aria-labelledby="primeros-pasos">
      <div className={styles.head}>
        <h2 id="primeros-pasos">Primeros pasos</h2>
        <p className={styles.count}>
          <b>{count}</b> de {steps.length}
        </p>
        <Panot petals={count} rotation={-90} palette={petals} radius={48} className={styles.petals} />
      </div>
      <ol className={styles.line}>
        {steps.map((step) => (
          <li key={step.name} className={classNames(styles.step, done[step.name] && styles.done)}>
            <div className={styles.what}>
              <h3 className={styles.title}>
                <StepTitle step={step} done={done[step.name]} />
              </h3>
              {!done[step.name] && <p>{step.hint}</p>}
            </div>
            {step.says && (said[step.says.step] || !done[step.name]) && (
              <SayButton says={step.says} title={step.title} said={said[step.says.step]} onSay={onSay} />
            )}
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <Button
          variant="quiet"
          size="small"
          className={styles.hide}
          busy={hiding.busy}
          onClick={() => void hiding.run(onHide)}
        >
          No volver a mostrar
        </Button>
      </div>
    </section>
  );
}

interface SayButtonProps extends Pick<StepListProps, 'onSay'> {
  says: NonNullable<Step['says']>;
  title: string;
  said: boolean;
}

/** Says that a step is done, or takes it back. */
function SayButton({ says: { step, label }, title, said, onSay }: SayButtonProps) {
  const { busy, run } = usePending();
  return (
    <button
      type="button"
      className={`cut ${styles.says}`}
      aria-pressed={said}
      aria-busy={busy || undefined}
      onClick={() => void run(() => onSay({ [step]: !said }))}
    >
      <TickBox />
      {label}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </button>
  );
}

const petals = { ground: 'var(--violet)', petal: 'var(--sun)', core: 'var(--coral)' };

function StepTitle({ step: { name, title, to }, done }: { step: Step; done: boolean }) {
  const { slackUrl } = useSite();
  if (done) {
    return (
      <>
        <Check />
        <VisuallyHidden>Hecho: </VisuallyHidden>
        {title}
      </>
    );
  }
  if (name === 'slack') {
    return (
      <a href={slackUrl} rel="noopener">
        {title}
      </a>
    );
  }
  return to ? <Link to={to}>{title}</Link> : title;
}

function TickBox() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.check}>
      <path d="M5.5 2h9L18 5.5v9L14.5 18h-9L2 14.5v-9Z" />
      <path className={styles.tick} d="m6 10.5 3 3 5.5-6.5" />
    </svg>
  );
}

function Check() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.check}>
      <path d="m4 10.5 4 4L16 6" />
    </svg>
  );
}
