/** What each act of the log is called. An act that is not here is shown as the log has it. */
export const actNames: Readonly<Record<string, string>> = {
  'auth.login': 'Inicio de sesión',
  'auth.login-failed': 'Inicio de sesión fallido',
  'auth.logout': 'Cierre de sesión',
  'auth.lock': 'Cuenta bloqueada',
  'auth.password-reset': 'Contraseña cambiada',
  'comment.approve': 'Comentario aprobado',
  'comment.reject': 'Comentario rechazado',
  'comment.restore': 'Comentario devuelto a la cola',
  'comment.spam': 'Comentario marcado como spam',
  'contact.answer': 'Mensaje respondido',
  'contact.assign': 'Mensaje asignado',
  'contact.note': 'Nota en un mensaje',
  'contact.state': 'Estado de un mensaje',
  'event.create': 'Evento creado',
  'event.edit': 'Evento editado',
  'event.publish': 'Evento publicado',
  'event.withdraw': 'Evento retirado',
  'event.postpone': 'Evento aplazado',
  'event.cancel': 'Evento cancelado',
  'event.delete': 'Evento borrado',
  'mail.retry': 'Correo reintentado',
  'person.create': 'Ficha creada',
  'person.update': 'Ficha editada',
  'person.state': 'Estado de una ficha',
  'person.move': 'Ficha cambiada de orden',
  'person.accept': 'Ficha aceptada',
  'person.delete': 'Ficha borrada',
  'registration.add': 'Inscripción añadida',
  'registration.cancel': 'Inscripción anulada',
  'registration.restore': 'Inscripción recuperada',
  'registration.place': 'Plaza asignada',
  'registration.check-in': 'Asistencia marcada',
  'registration.undo-check-in': 'Asistencia desmarcada',
  'release.publish': 'Versión publicada',
  'release.rollback': 'Vuelta a una versión anterior',
  'user.create': 'Cuenta creada',
  'user.create-first-admin': 'Primera administradora creada',
};

export function actName(act: string): string {
  return actNames[act] ?? act;
}

/** The kinds of things that acts are about, as the log's subjects begin. */
export const subjectNames: Readonly<Record<string, string>> = {
  comment: 'Comentario',
  contact: 'Mensaje',
  event: 'Evento',
  mail: 'Correo',
  person: 'Ficha',
  registration: 'Inscripción',
  release: 'Versión',
  user: 'Cuenta',
};
