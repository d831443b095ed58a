/** The section of the privacy policy on which data a visitor gives, and which arrive by themselves. */
export function CollectedData() {
  return (
    <>
      <h3>Qué datos recogemos</h3>
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
          <strong>Comentarios</strong>: el texto y el alias con el que firmas. Sin alias, firmas como «Anónimo», y para
          comentar no hace falta cuenta.
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
          con tu nombre, y las charlas que propones.
        </li>
        <li>
          <strong>Mensajes de contacto</strong>: lo que escribes en el formulario, con tu nombre y tu correo para
          responderte. Lo que cuentas sobre el código de conducta puede ir sin nombre: entonces no guardamos nada que
          lleve a ti. Para que una persona no llene ese canal, contamos los envíos de cada conexión, solo en la memoria
          y con un código hecho con una clave al azar; los dos se tiran al cabo de un cuarto de hora como mucho.
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
          <strong>Navegador.</strong> El tuyo se presenta en cada petición, como todos. No lo guardamos ni lo usamos
          para reconocerte. Solo si entras en tu cuenta dejamos en él una cookie firmada, sin tu nombre, para que los
          intentos de otras personas no te dejen fuera; se envía al entrar o al gestionar tu cuenta, y a nada más.
        </li>
        <li>
          <strong>Páginas visitadas.</strong> Se cuentan en tu navegador, solo después de «Aceptar», y esa cuenta no nos
          llega. Nuestro registro técnico anota qué dirección se pidió y cuánto tardó, sin decir quién la pidió.
        </li>
      </ul>
    </>
  );
}
