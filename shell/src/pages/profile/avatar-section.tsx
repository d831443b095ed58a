import type { AvatarAnswer } from '@femcoders/contracts/avatar';
import { avatarOfSize } from '@femcoders/contracts/avatar-address';
import { avatarTypes } from '@femcoders/contracts/avatar-formats';
import { chooseAvatar, removeAvatar } from '@femcoders/contracts/endpoints/members';
import { pictureLimits } from '@femcoders/contracts/picture-limits';
import { defaultAvatar } from '@femcoders/contracts/session-defaults';
import { uploadFile } from '@femcoders/kit/files/upload-file';
import { submissionProblem } from '@femcoders/kit/forms/submission-problem';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { callApi, showToast, useApi } from '@femcoders/platform';
import { Avatar, Button, FieldError, VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { AvatarCropper, drawCrop } from './avatar-cropper.tsx';
import styles from './avatar-section.module.css';
import { type Crop, wholeCrop } from './crop.ts';
import { FieldVisibility } from './field-visibility.tsx';
import { ProfileForm } from './profile-form.tsx';
import { savingWords } from './saving-words.ts';
import { updateSessionUser } from './update-session-user.ts';
import type { Profile } from './use-profile.ts';

/** Edge of what is sent, in pixels: more than the site ever shows. */
const sentEdge = 768;

interface Chosen {
  picture: ImageBitmap;
  crop: Crop;
}

/** Her picture: chosen, cut to a square here, and sent when the section is saved. */
export function AvatarSection({ profile, userId }: { profile: Profile; userId: string }) {
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const choosing = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string>();
  const removal = usePending();
  const { avatar, name } = profile.saved;

  // The bitmap is memory outside JavaScript's.
  const picture = chosen?.picture;
  useEffect(() => () => picture?.close(), [picture]);

  const choose = async (file: File) => {
    const wrong = fileProblem(file);
    setProblem(wrong);
    if (wrong) return;
    try {
      const bitmap = await createImageBitmap(file);
      setChosen({ picture: bitmap, crop: wholeCrop(bitmap) });
    } catch {
      setProblem('No hemos podido leer la foto: parece dañada, o no es JPG, PNG ni WebP. Elige otra.');
    }
  };

  const showSaved = ({ userAvatar }: AvatarAnswer) => {
    profile.setAvatar(userAvatar === defaultAvatar ? null : userAvatar);
    updateSessionUser({ avatar: userAvatar });
  };

  const send = async () => {
    if (!chosen) return;
    showSaved(await uploadFile(chooseAvatar, { params: { id: userId } }, await cutOut(chosen)));
    setChosen(null);
  };

  const remove = async () => {
    try {
      showSaved(await callApi(api, removeAvatar, { params: { id: userId } }));
      setProblem(undefined);
      showToast('Foto quitada', { tone: 'success' });
      choosing.current?.focus();
    } catch (error) {
      setProblem(submissionProblem(error, savingWords).title);
    }
  };

  return (
    <ProfileForm
      id="foto"
      title="Tu foto"
      note="Una cara, un dibujo, tu gata: lo que quieras. Le quitamos dónde y con qué se hizo."
      profile={profile}
      fields={['avatar']}
      waits={chosen !== null}
      onSave={send}
    >
      {(_fields, errorOf) => (
        <>
          {chosen ? (
            <AvatarCropper {...chosen} onChange={(crop) => setChosen({ ...chosen, crop })} />
          ) : (
            <div className={styles.now}>
              <Avatar src={avatar ? avatarOfSize(avatar, 256) : defaultAvatar} name={name} size={144} />
            </div>
          )}
          <div className="row gap-8-12 middle">
            <Button ref={choosing} variant="outline" size="small" onClick={() => input.current?.click()}>
              {chosen || avatar ? 'Elegir otra foto' : 'Elegir una foto'}
            </Button>
            {chosen && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  setChosen(null);
                  choosing.current?.focus();
                }}
              >
                Dejarla como estaba
              </Button>
            )}
            {!chosen && avatar && (
              <Button variant="quiet" size="small" busy={removal.busy} onClick={() => void removal.run(remove)}>
                {removal.busy ? 'Quitando…' : 'Quitar la foto'}
              </Button>
            )}
            <VisuallyHidden>
              <input
                ref={input}
                id="content"
                type="file"
                tabIndex={-1}
                aria-label="Archivo de tu foto"
                accept={avatarTypes.join(',')}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  // The same file may be chosen again.
                  target.value = '';
                  if (file) void choose(file);
                }}
              />
            </VisuallyHidden>
          </div>
          <p className={styles.hint}>JPG, PNG o WebP de 4 MB como mucho.</p>
          <FieldError id="content" error={problem ?? errorOf('content')} />
          <FieldVisibility profile={profile} field="avatar" of="tu foto">
            {null}
          </FieldVisibility>
        </>
      )}
    </ProfileForm>
  );
}

function fileProblem(file: File): string | undefined {
  if (file.size === 0) return 'El archivo está vacío. Elige otro.';
  if (file.size > pictureLimits.fileMax) return 'La foto no puede pasar de 4 MB. Redúcela o elige otra.';
  if (file.type && !(avatarTypes as readonly string[]).includes(file.type)) {
    return 'La foto tiene que ser JPG, PNG o WebP.';
  }
  return undefined;
}

/** The square that was chosen, as a file: nothing of the one that she chose it from goes with it. */
function cutOut({ picture, crop }: Chosen): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = sentEdge;
  canvas.height = sentEdge;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    const taken = (blob: Blob | null) =>
      blob ? resolve(new File([blob], 'foto.jpg')) : reject(new Error('The browser made no picture of the crop.'));
    canvas.toBlob(taken, 'image/jpeg', 0.92);
  });
}
