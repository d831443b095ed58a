import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

/** Every subject that the code can write, without a count before it, and what `docs/mail.md` calls it; `{}` stands for what is filled in. */
const subjects: Readonly<Record<string, string>> = {
  'Confirma tu correo': 'Confirma tu correo',
  'Ya tienes cuenta con nosotras': 'Ya tienes cuenta con nosotras',
  'Te damos la bienvenida: 3 primeros pasos': 'Te damos la bienvenida: 3 primeros pasos',
  '¿Te ayudamos a empezar?': '¿Te ayudamos a empezar?',
  '¿Cómo estás?': '¿Cómo estás?',
  'Cambia tu contraseña': 'Cambia tu contraseña',
  'Tu contraseña ha cambiado': 'Tu contraseña ha cambiado',
  'Nuevo acceso a tu cuenta': 'Nuevo acceso a tu cuenta',
  'Tu cuenta tiene verificación en dos pasos': 'Tu cuenta tiene verificación en dos pasos',
  'Tu cuenta ya no tiene verificación en dos pasos': 'Tu cuenta ya no tiene verificación en dos pasos',
  'Tu rol en {} ha cambiado': 'Tu rol en {comunidad} ha cambiado',
  'Sobre tu cuenta: motivo y recurso': 'Sobre tu cuenta: motivo y recurso',
  'Tu cuenta vuelve a estar activa': 'Tu cuenta vuelve a estar activa',
  'Hemos unido tus dos cuentas': 'Hemos unido tus dos cuentas',
  'Tu copia de datos está lista': 'Tu copia de datos está lista',
  'Tu cuenta se borrará el {}: cancelar': 'Tu cuenta se borrará el {fecha}: cancelar',
  'Tu cuenta se borrará por inactividad': 'Tu cuenta se borrará por inactividad',
  'Tu cuenta se ha borrado': 'Tu cuenta se ha borrado',
  'Has conseguido «{}»': 'Has conseguido “{logro}”',
  'Sobre tu logro «{}»': 'Sobre tu logro “{logro}”',
  'Tu comentario ya está publicado': 'Tu comentario ya está publicado',
  'Sobre tu comentario': 'Sobre tu comentario',
  'Han respondido a tu comentario': 'Han respondido a tu comentario',
  'comentario espera revisión': '{n} comentarios esperan revisión',
  'comentarios esperan revisión': '{n} comentarios esperan revisión',
  'Confirma tu plaza en {}': 'Confirma tu plaza en {evento}',
  'Confirma tu puesto en la lista de {}': 'Confirma tu puesto en la lista de {evento}',
  'Tu plaza en {}': 'Tu plaza en {evento}',
  'Estás en lista de espera (n.º {})': 'Estás en lista de espera (n.º {x})',
  'Hay una plaza para ti: tienes 24 h': 'Hay una plaza para ti: tienes 24 h',
  'Hay una plaza para ti: responde pronto': 'Hay una plaza para ti: responde pronto',
  'Ya no te guardamos plaza en {}': 'Ya no te guardamos plaza en {evento}',
  'Cancelada tu plaza en {}': 'Cancelada tu plaza en {evento}',
  'Fuera de la lista de espera de {}': 'Fuera de la lista de espera de {evento}',
  '{}: {}': 'Mañana: {evento}',
  '{} de {}': 'Cambia {hora/sede} de {evento}',
  'Se cancela {}': 'Se cancela {evento}',
  'Se aplaza {}': 'Se aplaza {evento}',
  'Sigue adelante: {}': 'Sigue adelante: {evento}',
  'Alguien {}': 'Alguien se apunta a “{publicación}”',
  'Te contestan sobre «{}»': 'Te contestan sobre “{publicación}”',
  'Publicado: «{}»': 'Publicado: “{publicación}”',
  'Sobre «{}»': 'Sobre “{publicación}”',
  'Hemos recibido tu propuesta de charla': 'Hemos recibido tu propuesta de charla',
  'Tu propuesta de charla sigue adelante': 'Tu propuesta de charla sigue adelante',
  'Sobre tu propuesta de charla': 'Sobre tu propuesta de charla',
  'Oferta recibida: confirma que es tuya': 'Oferta recibida: confirma que es tuya',
  'Ofertas recibidas: confirma las que son tuyas': 'Ofertas recibidas: confirma las que son tuyas',
  'Necesitamos un cambio en tu oferta': 'Necesitamos un cambio en tu oferta',
  'Tu oferta está publicada': 'Tu oferta está publicada',
  'Sobre tu oferta de trabajo': 'Sobre tu oferta de trabajo',
  'Tu oferta caduca en 7 días': 'Tu oferta caduca en 7 días',
  'Tu enlace para gestionar ofertas': 'Tu enlace para gestionar ofertas',
  'Tu enlace nuevo para gestionar ofertas': 'Tu enlace nuevo para gestionar ofertas',
  'oferta nueva para tu alerta': '{n} ofertas nuevas para tu alerta',
  'ofertas nuevas para tu alerta': '{n} ofertas nuevas para tu alerta',
  'Mensaje recibido ({})': 'Mensaje recibido ({ref})',
  'Documentos recibidos ({})': 'Documentos recibidos ({ref})',
  'Faltan {} cosas en tu envío': 'Faltan {n} cosas en tu envío',
  'Falta {}': 'Falta {documento}',
  'Resultado de {}': 'Resultado de {trámite}',
  'Hemos borrado tus documentos': 'Hemos borrado tus documentos',
  'Hemos recibido tu solicitud': 'Hemos recibido tu solicitud',
  'Tenemos una mentora para ti': 'Tenemos una mentora para ti',
  'Tenemos {} mentoras para ti': 'Tenemos {n} mentoras para ti',
  'Alguien te pide como mentora': 'Alguien te pide como mentora',
  '{} acepta acompañarte': '{nombre} acepta acompañarte',
  'Empiezas a acompañar a {}': 'Empiezas a acompañar a {nombre}',
  'Tu solicitud pasa a otra mentora': 'Tu solicitud pasa a otra mentora',
  'La solicitud ha pasado a otra mentora': 'La solicitud ha pasado a otra mentora',
  'Ya no hace falta que respondas': 'Ya no hace falta que respondas',
  'Seguimos buscando tu mentora': 'Seguimos buscando tu mentora',
  'Sesión el {}': 'Sesión el {fecha}',
  'Cambia tu sesión de mentoría': 'Cambia tu sesión de mentoría',
  'Se cancela tu sesión de mentoría': 'Se cancela tu sesión de mentoría',
  'Tu sesión de mentoría sigue en pie': 'Tu sesión de mentoría sigue en pie',
  'Sesión {} {}': 'Sesión mañana a las {h}',
  'Vuestra mentoría hace una pausa': 'Vuestra mentoría hace una pausa',
  'Vuestra mentoría sigue': 'Vuestra mentoría sigue',
  'Cerramos ciclo': 'Cerramos ciclo',
  'Gracias por ofrecerte como mentora': 'Gracias por ofrecerte como mentora',
  'Tu ficha de mentora está activa': 'Tu ficha de mentora está activa',
  'Tu ficha de mentora está en pausa': 'Tu ficha de mentora está en pausa',
  'Sobre tu ficha de mentora': 'Sobre tu ficha de mentora',
  'Se ha parado solo el reparto de {}': 'Se ha parado solo el reparto de {parte}',
  'Ya está en vivo para todas las visitas: {}': 'Ya está en vivo para todas las visitas: {parte}',
  'Espera visitas el reparto de {}': 'Espera visitas el reparto de {parte}',
  'Espera tu visto bueno el reparto de {}': 'Espera tu visto bueno el reparto de {parte}',
  'No puede seguir el reparto de {}': 'No puede seguir el reparto de {parte}',
  'Falla en casi todas las visitas: {}': 'Falla en casi todas las visitas: {parte}',
  'Vuelve a funcionar: {}': 'Vuelve a funcionar: {parte}',
  'Hoy hay más errores de los previstos': 'Hoy hay más errores de los previstos',
  '{}{}': '{motivo} ({ref})',
  'Re: {}': 'Re: {motivo} ({ref})',
};

const source = join(import.meta.dirname, '..');
const files: { path: string; text: string }[] = [];
for await (const path of glob('**/*.ts', { cwd: source })) {
  if (!path.endsWith('.test.ts')) files.push({ path, text: await readFile(join(source, path), 'utf8') });
}

/** The texts that an expression can come to. */
function texts(expression: string): string[] {
  return [...expression.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`$]|\$\{(?:[^{}`]|`[^`]*`)*\})*)`/g)].map(
    ([, quoted, template]) => quoted ?? (template ?? '').replace(/\$\{[^}]*\}/g, '{}'),
  );
}

function subjectsIn(text: string): string[] {
  const expressions = [...text.matchAll(/\b(?:subject:|const subject =)\s([\s\S]*?)[,;]\n/g)].map(
    ([, found = '']) => found,
  );
  return expressions.flatMap((expression) =>
    // Words before a name: what `+` puts behind them stands for itself.
    texts(expression).map((words) => (/\) \+ /.test(expression) ? `${words}{}` : words)),
  );
}

const writers = files.filter(
  ({ path, text }) => /\bcomposeMail\(|\/send-alert\.ts'/.test(text) && !path.endsWith('compose-mail.ts'),
);

test('every mail that the code can write has a subject of the table, and none in the table is written no more', () => {
  const written = new Set(writers.flatMap(({ text }) => subjectsIn(text)));
  assert.deepEqual([...written].sort(), Object.keys(subjects).sort());
});

test('every subject fits into 60 characters; those that are filled in are cut', () => {
  for (const subject of Object.keys(subjects)) assert.ok(subject.length <= 60, subject);
});

test('every mail has a row in the documentation', async () => {
  const documented = await readFile(join(source, '../../docs/mail.md'), 'utf8');
  for (const name of new Set(Object.values(subjects))) assert.ok(documented.includes(`| «${name}»`), name);
});

test('nobody makes a mail by hand', () => {
  const site = files.filter(({ path }) => !path.startsWith('testing/'));
  const byHand = site.filter(({ text }) => /\bhtml:\s*[`'"]/.test(text)).map(({ path }) => path);
  assert.deepEqual(byHand, []);
  const unframed = writers
    .filter(({ text }) => text.includes('composeMail(') && !/\bwhy\b/.test(text))
    .map(({ path }) => path);
  assert.deepEqual(unframed, []);
});
