import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast, useApi } from '@femcoders/platform';
import { Button, Dialog, TextArea } from '@femcoders/shared-ui';
import { useState } from 'react';

interface ReportDialogProps {
  open: boolean;
  userId: string;
  pairId: string;
  onClose: () => void;
}

/** Tells the team of something that should not be. What is typed is kept nowhere until it is sent. */
export function ReportDialog({ open, userId, pairId, onClose }: ReportDialogProps) {
  const api = useApi();
  const [text, setText] = useState('');
  const { busy, problem, setProblem, send } = useSending('Lo que has escrito sigue aquí.');

  function report() {
    if (text.trim().length < mentoringLimits.reportMin) {
      setProblem({ title: `Cuéntanos un poco más: al menos ${mentoringLimits.reportMin} caracteres`, fields: [] });
      return;
    }
    void send(async () => {
      const { reference } = await api.request<{ reference: string }>(
        `/user/${userId}/mentoring/pairs/${pairId}/report`,
        { method: 'POST', body: { text: text.trim() }, onDevice: false },
      );
      setText('');
      showToast(`Recibido. Tu referencia es ${reference}`, { tone: 'success' });
      onClose();
    });
  }
  return (
    <Dialog
      open={open}
      title="Avisar al equipo"
      onClose={onClose}
      footer={
        <>
          <Button busy={busy} onClick={report}>
            {busy ? 'Enviando…' : 'Enviar'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Ahora no
          </Button>
        </>
      }
    >
      <div className="stack gap-24">
        <p>
          Va por el canal privado del código de conducta, con tu nombre. Lo lee quien lo atiende y nadie más; a la otra
          persona no le llega nada.
        </p>
        <TextArea
          label="¿Qué ha pasado?"
          name="report"
          rows={6}
          maxLength={mentoringLimits.report}
          value={text}
          error={problem ? (problem.fields[0]?.message ?? problem.title) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </Dialog>
  );
}
