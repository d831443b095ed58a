import { mailProblem } from './mail-problem.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:4172', 'El servidor de correo no responde.'],
  ['Connection timeout', 'El servidor de correo no responde.'],
  ['getaddrinfo ENOTFOUND smtp.example', 'No se encuentra el servidor de correo.'],
  [
    'Invalid login: 535 5.7.8 Error: authentication failed',
    'El servidor de correo no acepta el usuario o la contraseña.',
  ],
  [
    "Can't send mail - all recipients were rejected: 550 Unknown here",
    'El servidor no acepta la dirección de destino.',
  ],
  ["Can't send mail - all recipients were rejected: 552 Mailbox full", 'El buzón de destino está lleno.'],
  ['Message failed: 554 5.7.1 Blocked', 'El servidor lo ha rechazado, quizá por tomarlo por spam.'],
  ['self-signed certificate in certificate chain', 'La conexión segura con el servidor de correo ha fallado.'],
  ["Can't send mail: 451 Try again later", 'El servidor pide que lo intentemos más tarde.'],
  ['Something else', 'El envío ha fallado.'],
])('%s: %s', (error, words) => {
  expect(mailProblem(error)).toBe(words);
});
