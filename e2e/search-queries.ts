/** A typed query, and the address that has to come first. */
type Query = readonly [typed: string, first: string];

const grid = '/recursos/css/css-grid';
const flexbox = '/recursos/css/flexbox';
const which = '/recursos/css/css-grid-flexbox';
const boxes = '/recursos/css/box-model';
const selectors = '/recursos/css/selectores-css';
const adaptable = '/recursos/css/responsive-design';
const animations = '/recursos/css/animaciones-css';
const transitions = '/recursos/css/transiciones-transformaciones';
const variables = '/recursos/css/css-variables-vs-sass';
const colour = '/recursos/css/color';
const typography = '/recursos/css/tipografia-y-texto';
const pictures = '/recursos/css/fondos-e-imagenes';
const position = '/recursos/css/posicion-y-capas';
const forms = '/recursos/html/formularios-y-tablas';
const apis = '/recursos/html/apis-html';
const frameworks = '/recursos/html/integracion-frameworks';
const shop = '/recursos/react/nike-store-replica';
const elements = '/recursos/html/elementos-html-clave';
const semantic = '/recursos/html/html-semantico';
const seo = '/recursos/html/html-seo-accesibilidad';
const intro = '/recursos/html/introduccion-html';

/** As they are written here. */
const plain: readonly Query[] = [
  ['css grid', grid],
  ['tipografía', typography],
  ['text-wrap', `${typography}#repartir-las-líneas-con-text-wrap`],
  ['números que se alinean', `${typography}#números-que-se-alinean`],
  ['object-fit', `${pictures}#object-fit-y-object-position`],
  ['varios fondos', `${pictures}#varios-fondos-a-la-vez`],
  ['texto encima de una imagen', `${pictures}#texto-encima-de-una-imagen`],
  ['bloque contenedor', `${position}#absolute-y-su-bloque-contenedor`],
  ['isolation', `${position}#isolation-para-no-salir-de-casa`],
  ['capa superior', `${position}#la-capa-superior-de-dialog-y-popover`],
  ['currentColor', `${colour}#currentcolor-el-color-del-texto`],
  ['color-mix', `${colour}#color-mix-y-los-colores-relativos`],
  ['oklch', `${colour}#oklch-para-tonos-igual-de-claros`],
  ['subgrid', `${grid}#subgrid`],
  ['flexbox o grid', which],
  ['flexbox', flexbox],
  ['modelo de caja', boxes],
  ['auto-fill o auto-fit', `${grid}#auto-fill-o-auto-fit`],
  ['container queries', `${adaptable}#container-queries`],
  ['grid-template-areas', `${grid}#áreas-con-nombre`],
  ['carrito con reducer', `${shop}#el-carrito-con-un-reducer`],
  ['elementos html', elements],
  ['HTML semántico', semantic],
  ['seo', seo],
  ['datos estructurados', `${seo}#datos-estructurados`],
  ['prefers-reduced-motion', `${transitions}#movimiento-reducido`],
  ['doctype', intro],
  ['regiones', `${semantic}#regiones`],
  ['aria', `${semantic}#la-primera-regla-de-aria-es-no-usarla`],
  ['popover', `${apis}#popover-lo-que-flota-sin-interrumpir`],
  ['details summary', `${elements}#desplegables-y-acordeones-sin-javascript`],
  ['canonical', `${seo}#la-dirección-buena-y-sus-idiomas`],
  ['contacto', '/contacto'],
  ['aviso legal', '/aviso-legal'],
  ['equipo', '/equipo'],
  ['eventos', '/eventos'],
  ['taller de CSS Grid', '/eventos/taller-css-grid-demo'],
  ['tarde de networking', '/eventos/tarde-networking-demo'],
  ['Noor Muestra', '/equipo/noor-muestra'],
  ['nuestros valores', '/femcoders-quienes-somos#nuestro-compromiso'],
];

/** With one mistake: a letter too few, too many, another one, two that changed places. */
const mistyped: readonly Query[] = [
  ['css gird', grid],
  ['subgird', `${grid}#subgrid`],
  ['flexbx', flexbox],
  ['flexvox o grid', which],
  ['galeria que se adpata', `${grid}#la-galería-que-se-adapta-sola`],
  ['repositorio de ejmplos', `${grid}#repositorio-de-ejemplos`],
  ['tipografai y texto', typography],
  ['degradadso', pictures],
  ['posicoin y capas', position],
  ['notaciones de colro', colour],
  ['marjen colapsado', `${boxes}#márgenes-colapsados`],
  ['contaner queries', `${adaptable}#container-queries`],
  ['animacoines', animations],
  ['transisiones', transitions],
  ['html semnatico', semantic],
  ['hidrataicón', `${frameworks}#errores-de-hidratación`],
  ['encabesados', `${semantic}#encabezados-que-hacen-de-índice`],
  ['arai', `${semantic}#la-primera-regla-de-aria-es-no-usarla`],
  ['datos estrcuturados', `${seo}#datos-estructurados`],
  ['hakathon', '/noticias/HackBarna2025'],
  ['doctipe', intro],
  ['variabels css', variables],
  ['selectroes', selectors],
  ['acordeon sin javascritp', `${elements}#desplegables-y-acordeones-sin-javascript`],
  ['subtitulso del vídeo', `${elements}#vídeo-con-subtítulos-y-transcripción`],
  ['botnes y enlaces', `${elements}#enlaces-para-ir-botones-para-hacer`],
  ['contactto', '/contacto'],
  ['aviso lgeal', '/aviso-legal'],
  ['netwroking', '/eventos/tarde-networking-demo'],
  ['accesiblidad de principio a fin', '/eventos/accesibilidad-principio-a-fin-demo'],
  ['Bertha Prueba', '/equipo/berta-prueba'],
  ['equpio', '/equipo'],
];

/** Without its accents or with wrong ones, in the plural or another form. */
const otherForms: readonly Query[] = [
  ['implicita y explicita', `${grid}#cuadrícula-implícita-y-explícita`],
  ['CUADRÍCULAS', grid],
  ['animación', animations],
  ['galerias que se adaptan', `${grid}#la-galería-que-se-adapta-sola`],
  ['familia y fuente de reserva', `${typography}#familias-y-fuentes-de-reserva`],
  ['fondo e imagen', pictures],
  ['z-index y contexto de apilamiento', `${position}#z-index-y-los-contextos-de-apilamiento`],
  ['colores', colour],
  ['cajas', boxes],
  ['selector', selectors],
  ['transición', transitions],
  ['formularios', forms],
  ['herramienta e inspiracion', `${grid}#inspiración-y-herramientas`],
  ['html semanticos', semantic],
  ['encabezado', `${semantic}#encabezados-que-hacen-de-índice`],
  ['region', `${semantic}#regiones`],
  ['dato estructurado', `${seo}#datos-estructurados`],
  ['titulo y descripcion', `${seo}#título-y-descripción`],
  ['imagen que se sustituye por texto', `${elements}#el-texto-que-sustituye-a-una-imagen`],
  ['desplegable', `${elements}#desplegables-y-acordeones-sin-javascript`],
  ['atributo y etiqueta', `${elements}#etiquetas-contenido-y-atributos`],
  ['parrafos, enfasis, citas', `${elements}#párrafos-énfasis-y-citas`],
  ['clase de lista', `${elements}#tres-clases-de-listas`],
  ['video con subtitulo', `${elements}#vídeo-con-subtítulos-y-transcripción`],
  ['validación', `${intro}#validar-tu-página`],
  ['rútas', `${intro}#enlaces-y-rutas`],
  ['avisos legales', '/aviso-legal'],
  ['evento', '/eventos'],
  ['íris ficticia', '/equipo/iris-ficticia'],
  ['nuria muestra', '/equipo/nuria-muestra'],
  ['nuestra idea', '/femcoders-quienes-somos#nuestras-ideas'],
  ['regístrate', '/register'],
];

/** In words that mean the same. */
const otherWords: readonly Query[] = [
  ['rejilla', grid],
  ['css retícula', grid],
  ['tag de html', `${elements}#etiquetas-contenido-y-atributos`],
  ['link o button', `${elements}#enlaces-para-ir-botones-para-hacer`],
  ['heading', `${semantic}#encabezados-que-hacen-de-índice`],
  ['SSR', `${frameworks}#servidor-hidratación-e-islas`],
  ['modal', apis],
  ['acordeón sin js', `${elements}#desplegables-y-acordeones-sin-javascript`],
  ['a11y', '/accesibilidad'],
  ['workshop de grid', '/eventos/taller-css-grid-demo'],
  ['team', '/equipo'],
  ['meetup', '/eventos'],
];

/** Questions, with words that say nothing. */
const asked: readonly Query[] = [
  ['¿cómo centro un div?', `${flexbox}#centrar-sin-perder-el-principio`],
  ['¿qué es el canal alfa?', `${colour}#el-canal-alfa-no-es-opacity`],
  ['¿cómo se calcula el contraste?', `${colour}#cómo-se-calcula-el-contraste`],
  ['¿qué es el subgrid?', `${grid}#subgrid`],
  ['¿cuándo uso un botón y cuándo un enlace?', `${elements}#enlaces-para-ir-botones-para-hacer`],
  ['quién responde de esta web', '/aviso-legal#titular'],
];

/** Queries in the words of an address: its page is among the first six. */
export const addressQueries: readonly Query[] = [
  ['elementos clave de html', '/recursos/html/elementos-html-clave'],
  ['html clave', '/recursos/html/elementos-html-clave'],
  ['elementos-html-clave', '/recursos/html/elementos-html-clave'],
  ['html elementos clave', '/recursos/html/elementos-html-clave'],
  ['box model', '/recursos/css/box-model'],
  ['box-model css', '/recursos/css/box-model'],
  ['model box', '/recursos/css/box-model'],
  ['introduccion css', '/recursos/css/introduccion-css'],
  ['introduccion a css', '/recursos/css/introduccion-css'],
  ['introduccion-css', '/recursos/css/introduccion-css'],
  ['selectores css', '/recursos/css/selectores-css'],
  ['selectores de css', '/recursos/css/selectores-css'],
  ['selectores-css', '/recursos/css/selectores-css'],
  ['tipografia y texto', '/recursos/css/tipografia-y-texto'],
  ['texto y tipografia css', '/recursos/css/tipografia-y-texto'],
  ['fondos e imagenes', '/recursos/css/fondos-e-imagenes'],
  ['imagenes y fondos css', '/recursos/css/fondos-e-imagenes'],
  ['posicion y capas', '/recursos/css/posicion-y-capas'],
  ['capas y posicion css', '/recursos/css/posicion-y-capas'],
  ['color css', '/recursos/css/color'],
  ['color en css', '/recursos/css/color'],
  ['recursos css flexbox', '/recursos/css/flexbox'],
  ['css-grid', '/recursos/css/css-grid'],
  ['grid css', '/recursos/css/css-grid'],
  ['css grid flexbox', '/recursos/css/css-grid-flexbox'],
  ['css-grid-flexbox', '/recursos/css/css-grid-flexbox'],
  ['flexbox grid css', '/recursos/css/css-grid-flexbox'],
  ['transiciones transformaciones', '/recursos/css/transiciones-transformaciones'],
  ['transformaciones y transiciones', '/recursos/css/transiciones-transformaciones'],
  ['transiciones-transformaciones', '/recursos/css/transiciones-transformaciones'],
  ['animaciones css', '/recursos/css/animaciones-css'],
  ['animaciones en css', '/recursos/css/animaciones-css'],
  ['animaciones-css', '/recursos/css/animaciones-css'],
  ['responsive design', '/recursos/css/responsive-design'],
  ['design responsive', '/recursos/css/responsive-design'],
  ['responsive-design css', '/recursos/css/responsive-design'],
  ['accesibilidad css', '/recursos/css/accesibilidad-css'],
  ['accesibilidad en css', '/recursos/css/accesibilidad-css'],
  ['accesibilidad-css', '/recursos/css/accesibilidad-css'],
  ['sass next level', '/recursos/css/sass-next-level'],
  ['sass-next-level', '/recursos/css/sass-next-level'],
  ['next level', '/recursos/css/sass-next-level'],
  ['css variables vs sass', '/recursos/css/css-variables-vs-sass'],
  ['variables sass', '/recursos/css/css-variables-vs-sass'],
  ['css-variables-vs-sass', '/recursos/css/css-variables-vs-sass'],
  ['css performance optimization', '/recursos/css/css-performance-optimization'],
  ['performance css', '/recursos/css/css-performance-optimization'],
  ['optimization css', '/recursos/css/css-performance-optimization'],
  ['quiz css entrevistas', '/recursos/css/quiz-css-entrevistas'],
  ['entrevistas css', '/recursos/css/quiz-css-entrevistas'],
  ['quiz-css-entrevistas', '/recursos/css/quiz-css-entrevistas'],
  ['introduccion html', '/recursos/html/introduccion-html'],
  ['introduccion a html', '/recursos/html/introduccion-html'],
  ['html semantico', '/recursos/html/html-semantico'],
  ['html-semantico', '/recursos/html/html-semantico'],
  ['formularios y tablas', '/recursos/html/formularios-y-tablas'],
  ['tablas formularios', '/recursos/html/formularios-y-tablas'],
  ['formularios-y-tablas', '/recursos/html/formularios-y-tablas'],
  ['apis html', '/recursos/html/apis-html'],
  ['apis de html', '/recursos/html/apis-html'],
  ['html seo accesibilidad', '/recursos/html/html-seo-accesibilidad'],
  ['seo y accesibilidad html', '/recursos/html/html-seo-accesibilidad'],
  ['integracion frameworks', '/recursos/html/integracion-frameworks'],
  ['integracion con frameworks', '/recursos/html/integracion-frameworks'],
  ['asincronia y fetch', '/recursos/javascript/asincronia-y-fetch'],
  ['arrays y objetos', '/recursos/javascript/arrays-y-objetos'],
  ['formularios con javascript', '/recursos/javascript/formularios-con-javascript'],
  ['quiz javascript entrevistas', '/recursos/javascript/quiz-javascript-entrevistas'],
  ['receta', '/recursos/proyectos/receta'],
  ['tarjeta de presentacion', '/recursos/proyectos/tarjeta-de-presentacion'],
  ['menu que se pliega', '/recursos/proyectos/menu-que-se-pliega'],
  ['lista de tareas', '/recursos/proyectos/lista-de-tareas'],
  ['buscador con fetch', '/recursos/proyectos/buscador-con-fetch'],
  ['quiz html entrevistas', '/recursos/html/quiz-html-entrevistas'],
  ['nike store replica', '/recursos/react/nike-store-replica'],
  ['replica nike', '/recursos/react/nike-store-replica'],
  ['aniversario', '/noticias/Aniversario'],
  ['data connect evento', '/noticias/DataConnectEvento'],
  ['DataConnectEvento', '/noticias/DataConnectEvento'],
  ['felicitacion navidad', '/noticias/FelicitacionNavidad'],
  ['hack barna 2025', '/noticias/HackBarna2025'],
  ['hackbarna', '/noticias/HackBarna2025'],
  ['bienvenido 2025', '/noticias/Bienvenido2025'],
  ['entrevista comunidad testing', '/noticias/EntrevistaComunidadTesting'],
  ['como escribimos los recursos', '/blog/como-escribimos-los-recursos'],
];

const questions = '/preguntas-frecuentes';
const privacy = '/politica-de-privacidad';
const cookies = '/politica-de-cookies';

/** Dialogs, questions, sections of legal texts and people: each leads to where it stands. */
export const placeQueries: readonly Query[] = [
  ['preguntas frecuentes', questions],
  ['faq', questions],
  ['por qué unirme', `${questions}#por-que-unirme`],
  ['¿qué es la comunidad?', `${questions}#que-es`],
  ['lineas de accion', `${questions}#lineas`],
  ['¿cómo me entero de los eventos?', `${questions}#eventos`],
  ['cómo me hago promotora', `${questions}#promotoras`],
  ['en qué se diferencia de otras comunidades', `${questions}#diferencias`],
  ['cómo me uno', `${questions}#unirme`],
  ['política de privacidad', privacy],
  ['privacidad', privacy],
  ['privacy', privacy],
  ['términos de uso', `${privacy}#terminos-de-uso`],
  ['terminos', privacy],
  ['tus derechos', `${privacy}#derechos`],
  ['qué datos recogéis', `${privacy}#datos`],
  ['cuánto guardáis los datos', `${privacy}#cuanto-tiempo`],
  ['fotos de los eventos', `${privacy}#fotos-y-videos`],
  ['con quién se comparten datos', `${cookies}#con-quien`],
  ['política de cookies', cookies],
  ['cookies', cookies],
  ['qué guardamos en tu navegador', `${cookies}#que-guardamos`],
  ['ley aplicable', '/aviso-legal#ley'],
  ['contenido ilegal', '/aviso-legal#comentarios'],
  ['de quién son los textos', '/aviso-legal#propiedad'],
  ['Íris Ficticia', '/equipo/iris-ficticia'],
  ['maria del mar', '/equipo/maria-del-mar-ejemplo'],
  ['Abril Ejemplo', '/eventos#ponente-abril-ejemplo'],
  ['AISHA PRUEBA', '/eventos#ponente-aisha-prueba'],
];

export const searchQueries = { plain, mistyped, otherForms, otherWords, asked };
