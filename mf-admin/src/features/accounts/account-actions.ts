import type { AccountReason, AdminAccount } from '@femcoders/contracts/admin-account';
import { accountLimits } from '@femcoders/contracts/admin-account-limits';
import { type SuspensionReason, suspensionReasons } from '@femcoders/contracts/admin-account-names';
import { deletionGraceDays } from '@femcoders/contracts/my-data-limits';
import type { CommentFate } from '@femcoders/contracts/my-data-names';
import { roleLabels } from '@femcoders/contracts/role-labels';
import type { Role } from '@femcoders/contracts/session';
import { counted } from '@femcoders/contracts/spanish-count';
import { type ActionDescription, describeAction } from '../records/action-dialog.tsx';
import { roleDuties } from './account-words.ts';
import type { AccountMutations } from './api/account.ts';

type AccountAction = (account: AdminAccount, mutations: AccountMutations) => ActionDescription<{ reason: string }>;

/** The field for the reason, which the audit log keeps. */
const whyField = {
  label: '¿Por qué?',
  hint: 'Queda en el registro con tu nombre. Ella no lo lee.',
  rows: 2,
  maxLength: accountLimits.reason,
  validate: (reason: string) => (reason.trim() ? null : 'Escribe por qué.'),
};

interface ReasonedAct
  extends Pick<ActionDescription<AccountReason>, 'title' | 'explanation' | 'act' | 'doing' | 'danger'> {
  /** The draft key: the action and the account. */
  draft: string;
  /** @returns whether it was done */
  carryOut: (body: AccountReason) => Promise<boolean>;
  /** The message when it is done. */
  done: string;
}

/** An act that needs nothing but a reason. */
export const askWhy = ({ draft, carryOut, done, ...question }: ReasonedAct) =>
  describeAction({
    ...question,
    asks: { draft: `account-${draft}`, start: { reason: '' }, fields: { reason: whyField } },
    onAct: async ({ reason }) => (await carryOut({ reason })) && done,
  });

const role: AccountAction = ({ id, name, role: from }, mutations) =>
  describeAction({
    title: `El rol de ${name}`,
    act: 'Cambiar el rol',
    doing: 'Cambiando…',
    asks: {
      draft: `account-role:${id}`,
      start: { role: from, reason: '' },
      fields: {
        role: {
          label: 'Rol',
          hint: `Ahora: ${roleLabels[from].toLowerCase()}. El nuevo vale desde su próximo clic, y se lo decimos por correo.`,
          choices: (Object.keys(roleLabels) as Role[]).map((value) => ({
            value,
            label: roleLabels[value],
            hint: roleDuties[value],
          })),
          fresh: true,
          validate: (chosen) => (chosen === from ? 'Elige un rol distinto del que tiene.' : null),
        },
        reason: whyField,
      },
    },
    onAct: async (typed) =>
      (await mutations.changeRole({ ...typed, from })) &&
      `${name}: ${roleLabels[typed.role].toLowerCase()}. Se lo hemos dicho por correo.`,
  });

/** Suspends an account. She reads the reason. */
const suspend: AccountAction = ({ id, name }, mutations) =>
  describeAction({
    title: `Suspender la cuenta de ${name}`,
    explanation:
      'Se cierran sus sesiones y no puede entrar. Le decimos por correo, y al intentar entrar, el motivo, hasta cuándo y cómo recurrir.',
    act: 'Suspender la cuenta',
    doing: 'Suspendiendo…',
    danger: true,
    asks: {
      draft: `account-suspension:${id}`,
      start: { reason: '' as SuspensionReason | '', text: '', end: '' as 'day' | 'never' | '', until: '' },
      fields: {
        reason: {
          label: 'Motivo',
          choices: (Object.entries(suspensionReasons) as [SuspensionReason, string][]).map(([value, label]) => ({
            value,
            label,
          })),
          validate: (reason) => (reason ? null : 'Elige un motivo.'),
        },
        text: {
          label: 'Qué ha pasado',
          hint: 'Lo lee ella: en dos frases, sin datos de otras personas.',
          rows: 3,
          maxLength: accountLimits.reason,
          validate: (text) => (text.trim() ? null : 'Escribe qué ha pasado.'),
        },
        end: {
          label: 'Hasta cuándo',
          choices: [
            { value: 'day', label: 'Hasta un día, incluido' },
            { value: 'never', label: 'Sin fecha de fin, hasta que alguien la levante' },
          ],
          validate: (end) => (end ? null : 'Elige hasta cuándo.'),
        },
        until: {
          label: 'Último día',
          type: 'date',
          isShown: ({ end }) => end === 'day',
          validate: (until) => (until ? null : 'Elige el último día.'),
        },
      },
    },
    onAct: async ({ reason, text, end, until }) =>
      reason !== '' &&
      (await mutations.suspend({ reason, text, until: end === 'day' ? until : null })) &&
      `La cuenta de ${name} está suspendida. Se lo hemos dicho por correo.`,
  });

/** It goes after the days in which its owner may keep it. */
const remove: AccountAction = ({ id, name }, mutations) =>
  describeAction({
    title: `¿Borrar la cuenta de ${name}?`,
    explanation: `Se borra dentro de ${deletionGraceDays} días. Hasta entonces puede entrar y cancelarlo, y tú también. Se lo decimos por correo.`,
    act: 'Borrar la cuenta',
    doing: 'Guardando…',
    danger: true,
    asks: {
      draft: `account-delete:${id}`,
      start: { comments: 'anonymise' as CommentFate, reason: '' },
      fields: {
        comments: {
          label: 'Sus comentarios',
          choices: [
            { value: 'anonymise', label: 'Se quedan, firmados como «Anónimo»' },
            { value: 'delete', label: 'Se borran con la cuenta' },
          ],
          fresh: true,
        },
        reason: whyField,
      },
    },
    onAct: async (typed) =>
      (await mutations.remove(typed)) &&
      `La cuenta de ${name} se borrará dentro de ${deletionGraceDays} días. Se lo hemos dicho por correo.`,
  });

/** The actions on an account; each is confirmed once. */
export const accountActions = {
  role,
  suspend,
  delete: remove,
  keep: ({ id, name }, mutations) =>
    askWhy({
      draft: `keep:${id}`,
      title: `¿Conservar la cuenta de ${name}?`,
      explanation: 'La cuenta deja de tener fecha de borrado. Si lo pidió ella, asegúrate de que ha cambiado de idea.',
      act: 'Cancelar el borrado',
      doing: 'Cancelando…',
      carryOut: mutations.keep,
      done: `La cuenta de ${name} se queda.`,
    }),
  copy: ({ id, name }, mutations) =>
    askWhy({
      draft: `copy:${id}`,
      title: `¿Sacar una copia de los datos de ${name}?`,
      explanation:
        'Un ZIP con todo lo que guardamos sobre ella, para dárselo si no puede sacarlo en su perfil. Se lo decimos por correo.',
      act: 'Sacar la copia',
      doing: 'Preparando…',
      carryOut: mutations.saveCopy,
      done: 'La copia está en tus descargas. Bórrala cuando se la hayas dado.',
    }),
  lift: ({ id, name }, mutations) =>
    askWhy({
      draft: `lift:${id}`,
      title: `¿Levantar la suspensión de ${name}?`,
      explanation: 'Podrá entrar otra vez desde ahora, y se lo decimos por correo.',
      act: 'Levantar la suspensión',
      doing: 'Levantando…',
      carryOut: mutations.lift,
      done: `${name} puede entrar otra vez. Se lo hemos dicho por correo.`,
    }),
  'end-sessions': ({ id, name, sessions }, mutations) =>
    askWhy({
      draft: `end-sessions:${id}`,
      title: `¿Cerrar las sesiones de ${name}?`,
      explanation: `Tiene ${counted(sessions, 'sesión abierta', 'sesiones abiertas')}. Tendrá que entrar otra vez con su contraseña.`,
      act: 'Cerrar sus sesiones',
      doing: 'Cerrando…',
      carryOut: mutations.endSessions,
      done: `Las sesiones de ${name} están cerradas.`,
    }),
  'second-factor': ({ id, name }, mutations) =>
    askWhy({
      draft: `second-factor:${id}`,
      title: `¿Quitar la verificación en dos pasos de ${name}?`,
      explanation:
        'Para quien ha perdido el móvil y sus códigos. Comprueba antes que es ella por otro camino: quien tenga su contraseña podrá entrar. Se cierran sus sesiones y se lo decimos por correo.',
      act: 'Quitar la verificación en dos pasos',
      doing: 'Quitando…',
      danger: true,
      carryOut: mutations.removeSecondFactor,
      done: `${name} entra solo con su contraseña. Se lo hemos dicho por correo.`,
    }),
  'password-link': ({ id, name, email }, mutations) =>
    askWhy({
      draft: `password-link:${id}`,
      title: `¿Enviar a ${name} un enlace de contraseña?`,
      explanation: `Le llega a ${email}, sirve una vez y caduca en 30 minutos. Su contraseña de ahora sigue valiendo.`,
      act: 'Enviar el enlace',
      doing: 'Enviando…',
      carryOut: mutations.mailPasswordLink,
      done: `El enlace va de camino a ${email}.`,
    }),
} satisfies Record<string, AccountAction>;
