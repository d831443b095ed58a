import { reportHubPiece } from '@femcoders/contracts/endpoints/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { callApi, useApi } from '@femcoders/platform';
import { useState } from 'react';
import { ReportForm } from '../../forms/report-form.tsx';
import { reportReasonNames } from '../hub-words.ts';
import styles from './piece-actions.module.css';

const note = {
  label: 'Qué has visto',
  hint: 'Lo lee quien modera. No guardamos quién lo dice.',
  maxLength: hubLimits.reportNote,
};

/** Reports a piece to the moderators, without a name. */
export function ReportPiece({ slug }: { slug: string }) {
  const api = useApi();
  const [sent, setSent] = useState(false);
  if (sent) return <p role="status">Gracias. Lo revisamos.</p>;
  return (
    <details className={`quiet ${styles.report}`}>
      <summary>Denunciar esta publicación</summary>
      <ReportForm
        aria-label="Denunciar esta publicación"
        reasons={reportReasonNames}
        question="¿Qué pasa?"
        note={note}
        button="Enviar la denuncia"
        send={async (body) => {
          await callApi(api, reportHubPiece, { params: { slug }, body });
          setSent(true);
        }}
      />
    </details>
  );
}
