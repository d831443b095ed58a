import type { FieldProblem } from '@femcoders/contracts/problem';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { RestoredDraft } from '@femcoders/kit/forms/restored-draft';
import { checkTitle, type SubmissionProblem } from '@femcoders/kit/forms/submission-problem';
import { Link, useLocation, useNavigate } from '@femcoders/platform';
import { Button, buttonClass, VisuallyHidden } from '@femcoders/shared-ui';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import styles from './stepped-form.module.css';

export interface FormStep {
  title: string;
  /** The names of its fields, as the contract calls them. */
  fields: readonly string[];
  content: ReactNode;
}

type Stepped = ComponentProps<typeof Form>['of'] &
  ComponentProps<typeof RestoredDraft>['of'] & { setProblem: (problem: SubmissionProblem | null) => void };

interface SteppedFormProps {
  of: Stepped;
  name: string;
  steps: readonly FormStep[];
  /** Returns the problems of the form in all steps. */
  check: () => FieldProblem[];
  /** The button that sends it. */
  button: string;
  /** Whether it can be sent from each step, as what was complete before. */
  sendsAnywhere: boolean;
}

const stepAddress = (index: number) => `#paso-${index + 1}`;

/**
 * A form in steps. The step stands in the address: "back" leads to the one before, a reload stays. All fields stay on the page,
 * so nothing is lost between steps; what is wrong in a step keeps her there, and what is wrong in another leads to it.
 */
export function SteppedForm({ of, name, steps, check, button, sendsAnywhere }: SteppedFormProps) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const current = Math.max(
    0,
    steps.findIndex((_, index) => hash === stepAddress(index)),
  );
  const isLast = current === steps.length - 1;
  const shown = useShownProblem(of.problem, steps, current);
  const heading = useFocusOnStep(current, shown !== null);
  const wrong = new Set(check().map(({ field }) => field));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isLast || sendsAnywhere) return of.submit(event);
    event.preventDefault();
    event.stopPropagation();
    const fields = check().filter(({ field }) => steps[current]?.fields.includes(field));
    of.setProblem(fields.length > 0 ? { title: checkTitle, fields } : null);
    if (fields.length === 0) navigate(stepAddress(current + 1));
  };

  const forget = () => {
    of.forget();
    navigate(stepAddress(0));
  };

  return (
    <Form
      of={{ ...of, problem: shown, submit }}
      className={styles.form}
      aria-label={name}
      heading={
        <>
          <nav aria-label="Pasos del formulario">
            <ol className={styles.steps}>
              {steps.map(({ title, fields }, index) => {
                const isComplete = fields.every((field) => !wrong.has(field));
                return (
                  <li key={title}>
                    <Link
                      className={styles.step}
                      to={stepAddress(index)}
                      aria-current={index === current ? 'step' : undefined}
                    >
                      <span className={`cut ${styles.number}`} data-complete={isComplete || undefined}>
                        {index + 1}
                      </span>
                      <span className={styles.name}>{title}</span>
                      {isComplete && <VisuallyHidden>: completo</VisuallyHidden>}
                    </Link>
                  </li>
                );
              })}
            </ol>
          </nav>
          <RestoredDraft of={{ ...of, forget }} className={styles.restored} />
        </>
      }
    >
      {steps.map(({ title, content }, index) => (
        <section
          key={title}
          id={stepAddress(index).slice(1)}
          className={styles.content}
          hidden={index !== current}
          aria-label={title}
        >
          <h2 ref={index === current ? heading : undefined} tabIndex={-1} className={`landing ${styles.title}`}>
            <span className={styles.which}>
              Paso {index + 1} de {steps.length}
            </span>{' '}
            {title}
          </h2>
          {content}
        </section>
      ))}
      <div className={`row gap-16 ${styles.send}`}>
        {isLast || sendsAnywhere ? (
          <SubmitButton of={of} again="Reintentar">
            {button}
          </SubmitButton>
        ) : (
          <Button type="submit">Siguiente</Button>
        )}
        {sendsAnywhere && !isLast && (
          <Link className={buttonClass('outline')} to={stepAddress(current + 1)}>
            Siguiente
          </Link>
        )}
        {current > 0 && (
          <Link className={buttonClass('quiet')} to={stepAddress(current - 1)}>
            Atrás
          </Link>
        )}
      </div>
    </Form>
  );
}

/** Returns the part of a problem that this step shows, and leads to the first step that has one. */
function useShownProblem(problem: SubmissionProblem | null, steps: readonly FormStep[], current: number) {
  const navigate = useNavigate();
  const stepOf = (field: string) => steps.findIndex(({ fields }) => fields.includes(field));
  // The summary takes the focus when it is handed other problems, and the fields of a step stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const fields = useMemo(
    () => problem?.fields.filter(({ field }) => [current, -1].includes(stepOf(field))) ?? [],
    [problem?.fields, current],
  );

  // Once for each problem: then she goes where she wants to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const first = Math.min(...(problem?.fields ?? []).map(({ field }) => stepOf(field)));
    if (first >= 0 && first < steps.length && first !== current) navigate(stepAddress(first));
  }, [problem?.fields]);

  if (!problem || (problem.fields.length > 0 && fields.length === 0)) return null;
  return { ...problem, fields };
}

/** Returns the ref of a step's heading, which takes the focus when another step is shown, unless a problem takes it. */
function useFocusOnStep(current: number, hasProblem: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== current && !hasProblem) heading.current?.focus();
    before.current = current;
  }, [current, hasProblem]);
  return heading;
}
