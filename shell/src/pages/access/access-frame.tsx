import type { ReactNode, Ref } from 'react';
import { SquarePlan } from '../square-plan.tsx';
import styles from './access.module.css';

interface AccessFrameProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A page with one thing to do next to a piece of the city. */
export function AccessFrame({ title, headingRef, children }: AccessFrameProps) {
  return (
    <section className={`wrap ${styles.page}`}>
      <div>
        <h1 className="large-title" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h1>
        {children}
      </div>
      <SquarePlan className={styles.art} />
    </section>
  );
}
