import type { OwnJob } from '@femcoders/contracts/job';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { ConfirmDialog } from '@femcoders/kit/forms/confirm-dialog';
import { Button } from '@femcoders/shared-ui';
import { Select } from '@femcoders/shared-ui/select';
import { useState } from 'react';
import styles from './own-job.module.css';
import type { OwnJobAct } from './own-job-query.ts';

interface OwnJobActionsProps {
  job: OwnJob;
  busy: boolean;
  onAct: (act: OwnJobAct) => void;
}

const dayOptions = jobLimits.daysOffered.map((days) => ({ value: String(days), label: `${days} días más` }));

/** Renders what a company may do with its offer as it is now. */
export function OwnJobActions({ job: { state }, busy, onAct }: OwnJobActionsProps) {
  const [asked, setAsked] = useState(false);
  const [days, setDays] = useState('30');
  const renewable = state === 'published' || state === 'expired' || state === 'filled';
  const fillable = state === 'published' || state === 'expired';
  const withdrawable = state === 'unconfirmed' || state === 'review' || state === 'changes' || state === 'published';
  return (
    <div className={`row gap-12 middle ${styles.actions}`}>
      {state === 'unconfirmed' && (
        <Button busy={busy} onClick={() => onAct({ act: 'confirm' })}>
          {busy ? 'Confirmando…' : 'Confirmar y enviar a revisión'}
        </Button>
      )}
      {renewable && (
        <div className="row gap-12 middle">
          <Select
            name="days"
            label="Renovar"
            options={dayOptions}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
          <Button size="small" busy={busy} onClick={() => onAct({ act: 'renew', days: Number(days) })}>
            {state === 'published' ? 'Renovar' : 'Volver a abrirla'}
          </Button>
        </div>
      )}
      {fillable && (
        <Button variant="outline" size="small" busy={busy} onClick={() => onAct({ act: 'close', as: 'filled' })}>
          Ya está cubierta
        </Button>
      )}
      {withdrawable && (
        <Button variant="quiet" size="small" busy={busy} onClick={() => setAsked(true)}>
          Retirarla
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title="¿Retiras la oferta?"
        yes="Retirarla"
        no="Dejarla como está"
        onYes={() => onAct({ act: 'close', as: 'withdrawn' })}
        onClose={() => setAsked(false)}
      >
        <p>Deja de verse. Con este mismo enlace puedes volver a enviarla, y la revisaremos de nuevo.</p>
      </ConfirmDialog>
    </div>
  );
}
