import { type ActionDescription, describeAction } from '../records/action-dialog.tsx';
import type { ReleaseMutations } from './api/release-mutations.ts';
import { outcomeWords } from './outcome-words.ts';
import { partName, shortVersion } from './part-name.ts';

type Question = (name: string, version: string, mutations: ReleaseMutations) => ActionDescription<object>;

/** Asks once before a version that was uploaded goes live. */
export const publishing: Question = (name, version, mutations) => {
  const [part, short] = [partName(name), shortVersion(version)];
  return describeAction({
    title: `Publicar la ${short} de ${part}`,
    explanation: `Quien abra una página desde ahora recibe la ${short}. Las pestañas abiertas siguen con la suya. Si no va bien, se vuelve a la anterior con un botón.`,
    act: 'Sí, publicarla',
    doing: 'Publicando…',
    danger: true,
    async onAct() {
      const outcome = await mutations.publish(name, version);
      return outcomeWords(outcome, (now) =>
        outcome?.version === version
          ? `${part} está en vivo en la ${now}.`
          : `${part} está fijada en la ${now}: suéltala y publica la ${short} otra vez.`,
      );
    },
  });
};

/** Asks once before a version is pinned. @param live whether it is live already */
export const pinning = (name: string, version: string, mutations: ReleaseMutations, live: boolean) => {
  const [part, short] = [partName(name), shortVersion(version)];
  return describeAction({
    title: `Fijar la ${short} de ${part}`,
    explanation: `La ${short} ${live ? 'se queda en vivo' : 'pasa a estar en vivo y se queda'}, se publique lo que se publique: lo nuevo se guarda y espera hasta que la sueltes. Dilo a su equipo.`,
    act: 'Sí, fijarla',
    doing: 'Fijando…',
    danger: true,
    onAct: async () =>
      outcomeWords(await mutations.pin(name, { version }), () => `${part} está fijada en la ${short}.`),
  });
};

/** Asks once before the live version is no longer pinned. */
export const unpinning: Question = (name, version, mutations) =>
  describeAction({
    title: `Soltar ${partName(name)}`,
    explanation: `La ${shortVersion(version)} sigue en vivo hasta que se publique otra. Lo que se publicó mientras estaba fijada no se pone en vivo solo.`,
    act: 'Sí, soltarla',
    doing: 'Soltando…',
    danger: true,
    onAct: async () => outcomeWords(await mutations.unpin(name), () => `${partName(name)} ya no está fijada.`),
  });

/** Asks once before the version before is live again. @param before that one */
export const goingBack = (name: string, version: string, mutations: ReleaseMutations, before: string) =>
  describeAction({
    title: `Volver a la versión anterior de ${partName(name)}`,
    explanation: `Quien abra una página desde ahora recibe la ${shortVersion(before)} en lugar de la ${shortVersion(version)}. Las pestañas abiertas siguen con la suya. Se puede volver a publicar cuando esté arreglada.`,
    act: 'Sí, volver',
    doing: 'Volviendo…',
    danger: true,
    async onAct() {
      const outcome = await mutations.goBack(name, { from: version });
      return outcomeWords(outcome, (now) => `${partName(name)} vuelve a la versión ${now}.`);
    },
  });
