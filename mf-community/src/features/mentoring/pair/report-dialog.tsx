import { reportPair } from '@femcoders/contracts/endpoints/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, showToast, useApi } from '@femcoders/platform';
import { Button, Dialog, TextArea } from '@femcoders/shared-ui';

interface ReportDialogProps {
  open: boolean;
  userId: string;
  pairId: string;
  onClose: () => void;
}

const start = { report: '' };
const tooShort = `Cuéntanos un poco más: al menos ${mentoringLimits.reportMin} caracteres`;

/** Reports misconduct to the team. What is typed is kept nowhere until it is sent. */
export function ReportDialog({ open, userId, pairId, onClose }: ReportDialogProps) {
  const api = useApi();
  const form = useForm({
    start,
    bodyOf: ({ report }) => ({ text: report.trim() }),
    validate: ({ text }) => ({ text: text.length < mentoringLimits.reportMin ? tooShort : null }),
    async send(body) {
      const params = { id: userId, pair: pairId };
      const { reference } = await callApi(api, reportPair, { params, body, onDevice: false });
      showToast(`Recibido. Tu referencia es ${reference}`, { tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      title="Avisar al equipo"
      onClose={onClose}
      footer={
        <>
          <SubmitButton of={form} form="avisar-al-equipo">
            Enviar
          </SubmitButton>
          <Button variant="outline" onClick={onClose}>
            Ahora no
          </Button>
        </>
      }
    >
      <Form of={form} names={{ text: 'report' }} id="avisar-al-equipo" className="stack gap-24">
        <p>
          Va por el canal privado del código de conducta, con tu nombre. Lo lee quien lo atiende y nadie más; a la otra
          persona no le llega nada.
        </p>
        <TextArea
          {...form.typed('report')}
          error={form.errorOf('text')}
          label="¿Qué ha pasado?"
          rows={6}
          maxLength={mentoringLimits.report}
        />
      </Form>
    </Dialog>
  );
}
