const problems: readonly [pattern: RegExp, words: string][] = [
  [/EAUTH|invalid login|\b53[045]\b|authenticat/i, 'El servidor de correo no acepta el usuario o la contraseña.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/i, 'No se encuentra el servidor de correo.'],
  [/certificate|self.signed|\bTLS\b|\bSSL\b/i, 'La conexión segura con el servidor de correo ha fallado.'],
  [/ECONN|ETIMEDOUT|ESOCKET|EHOSTUNREACH|timeout|greeting never received/i, 'El servidor de correo no responde.'],
  [/\b[45]52\b|quota|mailbox (is )?full/i, 'El buzón de destino está lleno.'],
  [/\b554\b|spam|blocked|blacklist/i, 'El servidor lo ha rechazado, quizá por tomarlo por spam.'],
  [
    /\b55[013]\b|recipients? w(as|ere) rejected|user unknown|unknown here/i,
    'El servidor no acepta la dirección de destino.',
  ],
  [/\b4\d\d\b/, 'El servidor pide que lo intentemos más tarde.'],
];

/**
 * Why a mail was not sent, in words.
 * @param error as the mail server or the network put it
 */
export function mailProblem(error: string): string {
  return problems.find(([pattern]) => pattern.test(error))?.[1] ?? 'El envío ha fallado.';
}
