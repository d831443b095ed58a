import type { MemberDataKind } from '@femcoders/contracts/member-data-names';

/** Where the policy names each kind of data about members: under which words. A kind that is missing does not compile. */
export const namedUnder: Readonly<Record<MemberDataKind, string>> = {
  actos: 'Lo que decide el equipo',
  alertasDeEmpleo: 'Ofertas y alertas de trabajo',
  avisosPorCorreo: 'Avisos por correo',
  cartasDeBienvenida: 'Avisos por correo',
  charlas: 'Charlas',
  comentarios: 'Comentarios',
  comentariosQueAyudan: 'Comentarios',
  comunidad: 'Publicaciones en la comunidad',
  contestaciones: 'Publicaciones en la comunidad',
  correos: 'Avisos por correo',
  cuenta: 'Nombre y correo',
  dispositivos: 'Sesiones y dispositivos',
  documentos: 'Documentos',
  foto: 'Tu perfil',
  lecturas: 'Lo que aprendes',
  logros: 'Lo que aprendes',
  mensajes: 'Mensajes de contacto',
  mentora: 'Mentoría',
  mentoria: 'Mentoría',
  mentorias: 'Mentoría',
  notas: 'Lo que decide el equipo',
  notasDeMentoria: 'Mentoría',
  ofertas: 'Ofertas y alertas de trabajo',
  ofertasEnviadas: 'Ofertas y alertas de trabajo',
  perfil: 'Tu perfil',
  permisos: 'Lo que decide el equipo',
  plazas: 'Plazas en eventos',
  primerosPasos: 'Lo que aprendes',
  propuestasDeCharla: 'Charlas',
  quizzes: 'Lo que aprendes',
  respuestas: 'Publicaciones en la comunidad',
  respuestasDeMentora: 'Mentoría',
  sesiones: 'Sesiones y dispositivos',
  valoracionesDeMentoria: 'Mentoría',
  verificacionEnDosPasos: 'Nombre y correo',
  votos: 'Publicaciones en la comunidad',
};

/** The section of the privacy policy on which data a visitor gives, and which arrive by themselves. */
export function CollectedData() {
  return (
    <>
      <p>Los que nos das tú:</p>
      <ul>
        <li>
          <strong>Nombre y correo</strong>, para tener cuenta. La contraseña no la conocemos: guardamos una huella que
          no se puede deshacer.
        </li>
        <li>
          <strong>Formación académica</strong>, si quieres contárnosla. Es opcional y no cambia nada si la dejas en
          blanco.
        </li>
        <li>
          <strong>Tu perfil</strong>: foto, ciudad, trabajo, intereses, enlaces y lo demás que quieras contar. Tú
          decides, dato a dato, quién lo ve; al principio, solo tú. A la foto le quitamos dónde y con qué se hizo.
        </li>
        <li>
          <strong>Respuestas a encuestas</strong>, como las que pasamos después de un evento o cómo nos conociste.
          Contestar es voluntario.
        </li>
        <li>
          <strong>Lo que aprendes</strong>: los artículos que marcas como leídos, tus resultados en los quizzes, los
          primeros pasos que das y los logros que consigues. Tú decides quién ve cada logro.
        </li>
        <li>
          <strong>Comentarios</strong>: el texto y el alias con el que firmas. Sin alias, firmas como «Anónimo», y para
          comentar no hace falta cuenta. Con tu cuenta abierta sabemos que son tuyos, y cuáles has marcado con «Me
          ayuda».
        </li>
        <li>
          <strong>Plazas en eventos</strong>: el nombre y el correo con los que te apuntas, si esperas plaza o la dejas,
          y si viniste. Lo que no confirmas desde tu correo se borra al día siguiente.
        </li>
        <li>
          <strong>Documentos</strong> que nos envías para una gestión: los archivos y lo que escribes con ellos. Solo
          los abre quien la lleva.
        </li>
        <li>
          <strong>Mentoría</strong>: lo que ofreces o pides, con quién haces pareja, las sesiones, los objetivos y lo
          que valoras de ellas.
        </li>
        <li>
          <strong>Ofertas y alertas de trabajo</strong>: la oferta que publicas, con un correo de contacto que no se
          enseña; las que guardas, y las búsquedas de las que quieres que te avisemos.
        </li>
        <li>
          <strong>Publicaciones en la comunidad</strong>: recursos, proyectos, grupos, respuestas e ideas que apoyas,
          con tu nombre.
        </li>
        <li>
          <strong>Charlas</strong>: las que propones, las que guardas y las que te han ayudado.
        </li>
        <li>
          <strong>Mensajes de contacto</strong>: lo que escribes en el formulario, con tu nombre y tu correo para
          responderte. Lo que cuentas sobre el código de conducta puede ir sin nombre: entonces no guardamos nada que
          lleve a ti. Para que una persona no llene ese canal, contamos los envíos de cada conexión, solo en la memoria
          y con un código hecho con una clave al azar; los dos se tiran al cabo de un cuarto de hora como mucho.
        </li>
        <li>
          <strong>Avisos por correo</strong>: cuáles has pedido, y durante unos días una copia de lo que te enviamos.
        </li>
      </ul>
      <p>Y los que llegan solos, porque así funciona internet:</p>
      <ul>
        <li>
          <strong>Dirección IP.</strong> Sin ella no podríamos enviarte la página. No la guardamos tal cual: cuando
          inicias sesión, comentas o moderas, la convertimos con una clave secreta en un código que no la muestra. Con
          él frenamos los abusos y sabemos desde dónde se hizo un cambio delicado.
        </li>
        <li>
          <strong>Navegador.</strong> El tuyo se presenta en cada petición, como todos. Sin sesión, no lo guardamos ni
          lo usamos para reconocerte. Si entras en tu cuenta, dejamos además en él una cookie firmada, sin tu nombre,
          para que los intentos de otras personas no te dejen fuera; se envía al entrar o al gestionar tu cuenta, y a
          nada más.
        </li>
        <li>
          <strong>Páginas visitadas.</strong> Se cuentan en tu navegador, solo después de «Aceptar», y esa cuenta no nos
          llega. Nuestro registro técnico anota qué dirección se pidió y cuánto tardó, sin decir quién la pidió.
        </li>
      </ul>
      <p>Y los que nacen al usar tu cuenta:</p>
      <ul>
        <li>
          <strong>Sesiones y dispositivos</strong>: con qué navegador y sistema entras, y qué día fue el último. Así ves
          tus sesiones, puedes cerrarlas, y te avisamos cuando entra un dispositivo que no conocíamos.
        </li>
        <li>
          <strong>Lo que decide el equipo</strong>: lo que anota sobre tu cuenta quien la administra, y un registro de
          los actos delicados (quién, qué y cuándo), también de los tuyos si llevas algo en la web.
        </li>
      </ul>
    </>
  );
}
