import type { useForm } from './use-form.ts';

type FormState = Pick<ReturnType<typeof useForm<object, unknown>>, 'restored' | 'problem' | 'forget'>;

/** Says that the form began with what was kept another time, and offers to begin from the start. */
export function RestoredDraft({ of, className }: { of: FormState; className?: string | undefined }) {
  if (!of.restored || of.problem) return null;
  return (
    <p className={className} role="status">
      Hemos recuperado lo que habías empezado a escribir.{' '}
      <button type="button" className="text-link" onClick={() => of.forget()}>
        Empezar de cero
      </button>
    </p>
  );
}
