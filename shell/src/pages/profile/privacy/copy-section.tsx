import { exportOwnData } from '@femcoders/contracts/endpoints/my-data';
import { downloadFile } from '@femcoders/kit/files/download-file';
import { type SubmissionProblem, submissionProblem } from '@femcoders/kit/forms/submission-problem';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { ProofRefused, type SignedInUser, showToast, UnreachableError, withProof } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import { useState } from 'react';
import { accessWords } from '../../access/access-words.ts';
import { ProfileSection } from '../profile-section.tsx';
import styles from './privacy.module.css';

/** All that is kept about her, to take with her. */
export function CopySection({ user }: { user: SignedInUser }) {
  const { busy, run } = usePending();
  const [problem, setProblem] = useState<SubmissionProblem | null>(null);

  async function download(): Promise<void> {
    setProblem(null);
    try {
      await withProof(() => downloadFile(exportOwnData, { params: { id: user.id } }));
      showToast('Tu copia está en tus descargas.', { tone: 'success' });
    } catch (error) {
      if (!(error instanceof ProofRefused)) setProblem(submissionProblem(error, words));
    }
  }

  return (
    <ProfileSection
      title="Descarga tus datos"
      note={<p>Es tuyo: puedes leerlo, guardarlo o llevarlo a otro sitio cuando quieras.</p>}
    >
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      <p>
        Un archivo ZIP con todo lo que guardamos sobre ti: tu cuenta y tu perfil, tus comentarios, tus plazas en
        eventos, tus logros, los mensajes que nos has escrito y lo que dice nuestro registro de seguridad. Trae una
        página para leerlo con el navegador y un archivo JSON para otros programas.
      </p>
      <p>Te pediremos que confirmes que eres tú y te avisaremos por correo.</p>
      <div className={styles.send}>
        <Button busy={busy} onClick={() => void run(download)}>
          {busy ? 'Preparando tu copia…' : 'Descargar mi copia'}
        </Button>
      </div>
    </ProfileSection>
  );
}

const words = (error: unknown) =>
  error instanceof UnreachableError
    ? 'La copia no ha llegado entera. Comprueba tu conexión y prueba de nuevo.'
    : accessWords()(error);
