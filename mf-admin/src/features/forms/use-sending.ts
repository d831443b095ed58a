import { mayHaveArrived } from '@femcoders/contracts/may-have-arrived';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { ApiError } from '@femcoders/platform';
import { useRef, useState } from 'react';

/** What somebody is told when her form was not taken. */
export interface FormProblem {
  title: string;
  fields: FieldProblem[];
}

export const checkTitle = 'Revisa lo que has escrito';

/** Sends a form once at a time and keeps what came of it; what was typed stays. */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  // State is set a moment later; a second click must not wait for it.
  const underWay = useRef(false);

  return {
    busy,
    problem,
    setProblem,
    errorOf: (field: string) => problem?.fields.find((one) => one.field === field)?.message,
    async send(work: () => Promise<void>): Promise<void> {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      setProblem(null);
      try {
        await work();
      } catch (error) {
        setProblem(formProblem(error));
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}

export function formProblem(error: unknown): FormProblem {
  if (!(error instanceof ApiError)) {
    return { title: `${mayHaveArrived} Lo que has escrito sigue aquí.`, fields: [] };
  }
  if (error.code === 'validation') return { title: checkTitle, fields: error.fields };
  if (error.status === 401)
    return { title: 'Tu sesión ha caducado. Entra de nuevo y seguimos donde estabas.', fields: [] };
  if (error.status >= 500) {
    const incident = error.requestId ? ` (incidencia ${error.requestId.slice(0, 8)})` : '';
    return { title: `Algo ha fallado por nuestra parte${incident}. No has perdido nada.`, fields: [] };
  }
  return { title: error.message, fields: [] };
}
