import { splitWords } from './split-words.ts';
import { type Terms, terms } from './terms.ts';

export interface Topic {
  code: string;
  /** For moderators. */
  words: string;
  /** Hardly ever said here by somebody who means well. 40 points each. */
  strong: Terms;
  /** Said now and then. 18 points each. */
  medium: Terms;
  /** Means something only next to others. 6 points each. */
  weak: Terms;
  /** Parts of a host's name. */
  hosts: readonly string[];
}

/**
 * The topics of spam, in Spanish, Catalan and English: without accents, every number is a `#`, a `*` at the end stands for
 * any ending. Things that this community itself talks about (SEO of a page, salaries, remote work, learning for free)
 * appear only in the phrases of those who sell them.
 */
export const topics: readonly Topic[] = [
  {
    code: 'gambling',
    words: 'Habla de apuestas o casinos',
    strong: terms(`
      casino online | casinos online | casino en linea | casinos en linea | casino en linia | online casino |
      bono de bienvenida | bono sin deposito | bonus sense diposit | giros gratis | tiradas gratis | tragaperras |
      tragamonedas | free spins | no deposit bonus | casa de apuestas | casas de apuestas | casa d apostes |
      apuestas deportivas | apostes esportives | sports betting | pronosticos deportivos | slot gacor | situs |
      judi online | ruleta online | poker online | betting tips | cuotas altas | partidos amanados | tipster
    `),
    medium: terms(`
      casino | casinos | apuesta* | aposta | apostes | betting | jackpot | ruleta | poker | bingo | loteria |
      apostar
    `),
    weak: terms('bono | bonus | premio | premios | premi | deposito | fichas | suerte | slots'),
    hosts: splitWords(`
      casino slots poker apuesta apuestas apostes betting bet 1xbet bet365 ruleta jackpot gacor tipster
      bingo kazino
    `),
  },
  {
    code: 'crypto',
    words: 'Promete ganancias con criptomonedas o inversiones',
    strong: terms(`
      invertir en bitcoin | inversion en bitcoin | inversion minima | inverti solo | inverti # | senales de trading |
      trading signals | senales forex | forex signals | rentabilidad garantizada | rendibilitat garantida |
      ganancias garantizadas | guaranteed profit* | guaranteed return* | duplica tu dinero | duplica tus |
      duplicar tu dinero | multiplica tu dinero | multiplica tus ahorros | dobla els teus | double your | airdrop |
      invest in bitcoin | bitcoin investment | crypto investment | plataforma de inversion | plataforma d inversio |
      account manager | gestor de cuentas | mineria en la nube | cloud mining | conecta tu wallet |
      connect your wallet | trader profesional | experta en inversiones | experto en inversiones | expert trader |
      binary option* | opciones binarias | retire mis ganancias | retirar mis ganancias | copy trading | copytrading |
      recuperar tus criptomonedas | recover your crypto | beneficios diarios | guanys diaris | retorno semanal |
      bot de trading | trading bot
    `),
    medium: terms(`
      bitcoin* | forex | trading | ethereum | usdt | memecoin | broker | crypto trading | ingresos pasivos |
      ingressos passius | passive income | ganancias | guanys | profits | rentabilidad | invertir | inversion |
      inversio | inversiones | libertad financiera | llibertat financera | financial freedom
    `),
    weak: terms(`
      crypto | cripto | criptomoneda* | criptomonedes | wallet | token | nft | ahorros | estalvis | mercado |
      investment | invest
    `),
    hosts: splitWords('bitcoin crypto cripto forex trading investment inversion btc coin airdrop'),
  },
  {
    code: 'money',
    words: 'Ofrece dinero fácil o préstamos',
    strong: terms(`
      dinero facil | diners facils | easy money | ganar dinero desde casa | gana dinero desde casa |
      guanya diners des de casa | ganar dinero online | ganar dinero por internet | gana dinero | guanya diners |
      earn money | make money online | make money from home | earn from home | trabaja desde casa |
      treballa des de casa | trabajar desde casa y gan* | work from home and earn | # € al dia | # € diarios |
      # euros al dia | # euros diarios | # dolares al dia | # dolares diarios | $ # al dia | $ # diarios |
      # $ al dia | # € a la semana | # euros a la semana | # euros semanales | # € semanales | # € per day |
      $ # per day | $ # a day | $ # daily | $ # per week | $ # weekly | # € el dia | # euros el dia |
      # euros cada dia | # € cada dia | prestamo* rapido* | prestamo* urgente* | prestamo* personal* |
      prestamo entre particulares | ofrezco prestamo* | ofrecemos prestamo* | oferta de prestamo | prestec* rapid* |
      prestec* personal* | credito* rapido* | credito* sin aval | credito* personal* | sin aval | sin asnef |
      con asnef | sense aval | loan offer | quick loan* | kredit | schufa | instant loan* | personal loan* |
      payday loan* | tipo de interes del | interes del # | ingreso extra | ingresos extra | ingressos extra |
      extra income | sin experiencia y sin | sin inversion | sense inversio | cambio mi vida |
      cambiar tu vida financiera | has sido seleccionada | has ganado un | has guanyat un | you have won |
      reclama tu premio | reclama tu regalo | mystery shopper | like y cobra | dar likes | encuestas pagadas |
      enquestes pagades | paid surveys | marketing multinivel | negocio multinivel | multinivel serio | mi herencia |
      herencia de # | donar mi
    `),
    medium: terms(`
      prestamo* | prestec* | loan | loans | financiacion | financament | hipoteca* | credito* | deudas |
      ganar dinero | guanyar diners | sorteo | sorteig | tasa de interes | interest rate | tarjeta regalo |
      gift card*
    `),
    weak: terms(`
      dinero | diners | money | desde casa | des de casa | from home | ganar | gana | guanya | ingresos | ingressos |
      # € | # euros | € # | $ # | # $ | # usd | sin esfuerzo | rapido y seguro | garantizado | garantizada |
      minutos al dia | embudo
    `),
    hosts: splitWords(`
      loan loans prestamo prestamos credito creditos kredit dinero money cash premio sorteo gift income
      ingresos encuestas
    `),
  },
  {
    code: 'promotion',
    words: 'Vende posicionamiento, seguidores o publicidad',
    strong: terms(`
      backlink* | link building | linkbuilding | guest post* | post patrocinado | articulo patrocinado |
      article patrocinat | sponsored post* | articulos de invitad* | enlace* dofollow | dofollow |
      enlaces de calidad | enllacos de qualitat | numero # en google | rank your | rank # | higher ranking* |
      posiciona tu web | posicionamos tu | posicionar tu web | posicionamos webs | posicionem la teva |
      posicionamiento web barato | servicio* seo | servicio* de seo | servei* seo | seo service* | seo expert |
      seo agency | agencia seo | agencia de seo | agencia de posicionamiento | consultor seo | consultora seo |
      auditoria seo gratis | auditoria seo gratuita | comprar seguidores | compra seguidores | seguidores reales |
      mas seguidores | seguidors reals | buy followers | real followers | followers cheap | cheap followers |
      instagram followers | likes para instagram | me gusta baratos | trafico web real | trafico real |
      trafico a tu web | traffic to your | website traffic | boost your traffic | aumentar las visitas de tu |
      visitas a tu web | increase your sales | bases de datos de email* | base de datos de email* | lista de correos |
      email list | email marketing masivo | bulk email | desarrollo web barato | paginas web baratas |
      pagines web barates | paginas web desde | web design services | web development company |
      web development services | app development company | software development company | mobile app development |
      pagina web profesional por | tienda online por | domain authority | publicar en su blog | publicar en tu blog |
      publicar un articulo en | publicidad en su | publicidad en tu | anunciarse en tu | tarifas de publicidad |
      hire our | also visit my | compra aqui | compra aci | suscribete a mi canal | subscriu te al meu canal |
      subscribe to my | sigueme en instagram y
    `),
    medium: terms(`
      sorteamos | vendo | venc | nuevo producto | comparativa | mitad de precio | a mitad de | cerrajer* | lampista |
      lampistes | fontaner* | desatasc* | mudanza* | mudances | reformas integrales | reforma integral |
      reformes integrals | placas solares | plaques solars | alquiler de | lloguer d | inmobiliaria | abogados |
      advocats | detectives | implantes | hosting barato | seguro de | segurs | agencia de marketing |
      agencia de diseno | seguidores | seguidors | followers | posicionamiento web | posicionamiento seo |
      marketing digital para | presupuesto sin compromiso | pressupost sense compromis | presupuesto gratis |
      descuento | descuentos | descompte | descomptes | discount* | oferta exclusiva | oferta limitada |
      oferta especial | limited offer | promocion | promocio | codigo promocional | codi promocional | promo code |
      cupon | cupones | coupon* | los mejores precios | mejor precio | mejores precios | millors preus | best price* |
      precios bajos | precio bajo | envio gratis | enviament gratuit | free shipping | compra ahora | compra ya |
      comprar ahora | compra ara | buy now | order now | agencia | agency | nuestros servicios | els nostres serveis |
      our services | nuestro equipo de | nuestra empresa | la nostra empresa | our company | somos una empresa |
      somos lideres | somos expertos | nuestros clientes | contratanos | contacta con nosotr* |
      contacta amb nosaltres | contact us | learn more | read more here | visite | mas informacion en |
      mes informacio a | mas info en | mas info aqui | mas info | no te lo pierdas | no t ho perdis | don t miss |
      aprovecha | aprofita | plazas limitadas | ultimas plazas | places limitades | solo hoy | nomes avui |
      today only | lanzamiento | masterclass gratuita | clase gratuita | webinar gratuito | ebook gratis |
      curso con certificado | guia gratis | primera pagina de google | primera pagina a google |
      first page of google | primeros resultados de google | primeros puestos de google | visita nuestra web |
      visita nuestra pagina | visita mi web | visita mi pagina | visita mi sitio | visita mi blog |
      visita el meu web | check out my website | check my website | check my blog | check out my blog |
      take a look at my | my web page | my web site | feel free to visit | haz clic aqui | haz click aqui |
      click aqui | clica aqui | clic aqui | fes clic aqui | fes clic | click here | click the link | pincha aqui |
      entra aqui | entra en el enlace | link in bio | enlace en mi perfil | link en mi perfil | mira mi perfil |
      check my profile | visit our website | visit my website
    `),
    weak: terms(`
      registrate | registren | registra t | iphone | interesadas | opiniones | seo | google | clientes | clients |
      empresa | negocio | negoci | business | marketing | barato | baratos | barata | baratas | cheap | gratis |
      free | oferta | oferta* | servicio* | calidad | ventas | online | visita | visitad | visit | compra | comprar |
      buy | precio*
    `),
    hosts: splitWords(`
      seo backlink backlinks followers follower seguidores promo ofertas oferta descuento descuentos barato
      baratos baratas cheap outlet traffic rankings posicionamiento
    `),
  },
  {
    code: 'adult',
    words: 'Habla de sexo o citas',
    strong: terms(`
      porno | porn | pornografia | webcam sexo | sexo en vivo | sexe en viu | sex chat | sexo gratis |
      chicas calientes | chicas desnudas | noies despullades | mujeres solteras | mujeres maduras | dones solteres |
      single women | hot girls | hot singles | singles near | solteras en tu | solteras cerca |
      cerca de ti te esperan | escort | escorts | milf | onlyfans | mis fotos intimas | mis fotos hot |
      fotos intimas | fotos desnuda | nudes | videos hot | contenido exclusivo para adultos | encuentros casuales |
      encuentros sexuales | sugar daddy | sugar mommy | sugar baby | busco hombre | busco pareja seria |
      sitio de citas | web de citas | cites online | dating site | adult dating | agrandar el pene | alargar el pene |
      penis enlargement
    `),
    medium: terms(`
      sexo | sexe | sexy | sex | erotic* | desnuda* | despullad* | intimo* | intimas | solteras | dating | nude* |
      cariño mio | carino mio | putas | citas online | citas en linea
    `),
    weak: terms('chicas | citas | videollamada | fotos | adultos | soltera | xxx | calientes | caliente'),
    hosts: splitWords('porn xxx escort dating onlyfans webcam sexo hotgirl citas milf'),
  },
  {
    code: 'pills',
    words: 'Vende medicinas o remedios',
    strong: terms(`
      viagra | cialis | levitra | kamagra | sildenafil | tadalafil | ozempic | semaglutid* | tramadol | xanax |
      diazepam | adderall | oxycodone | fentanyl | modafinilo | sin receta | sense recepta | without prescription |
      no prescription | farmacia online | farmacia en linea | online pharmacy | canadian pharmacy |
      disfuncion erectil | disfuncio erectil | erectile dysfunction | adelgaza* # kilos | perder peso rapido |
      perde # kilos | perdi # kilos | perdre pes | lose weight fast | weight loss | quemagrasas | quema grasa |
      keto gummies | pastillas para adelgazar | pastilles per aprimar | pastillas para | cura natural |
      cura el cancer | cura la diabetes | cured my | herbal medicine | herbal remed* | remedio natural |
      remedios naturales | remei natural | herpes | cbd oil | aceite de cbd | gominolas de cbd | steroids |
      esteroides | anabolizantes
    `),
    medium: terms(`
      adelgazar | aprimar se | perder peso | pastillas | pastilles | pills | suplemento* | suplement | detox | keto |
      farmacia | pharmacy | diabetes | cbd | dieta milagro | colageno | testosterona | bajar de peso
    `),
    weak: terms('kilos | dieta | salud | natural | remedio | cura | belleza'),
    hosts: splitWords('viagra cialis pharma pharmacy farmacia pharmacie pills keto slim cbd detox'),
  },
  {
    code: 'occult',
    words: 'Ofrece brujería, tarot o hechizos',
    strong: terms(`
      amarre* de amor | amarres | endulzamiento* | lligams d amor | hechizo* de amor | hechizo* | encanteri d amor |
      brujo | bruja experta | bruixa | curandero | curandera | tarotista | love spell* | spell caster | spellcaster |
      recupera a tu ex | recuperar a tu ex | recuperar a tu pareja | vuelva contigo | get your ex | my ex back |
      ex back | sanador espiritual | trabajos espirituales | numerologia | illuminati | tarot telefonico |
      tarot barato | tarot por | tarot gratis | tarot i | consulta de tarot
    `),
    medium: terms(`
      horoscopo | espiritual | espirituales | ritual | rituales | limpieza energetica | santeria | tarot |
      magia blanca
    `),
    weak: terms('destino | energia | suerte | vidente | videntes | brujeria | bruixeria | magia negra'),
    hosts: splitWords('tarot amarre brujo vidente spell'),
  },
  {
    code: 'fraud',
    words: 'Vende falsificaciones, trampas o accesos',
    strong: terms(`
      titulos universitarios | hackear whatsapp | hackear cuenta* | hackear instagram | hackear facebook |
      espiar whatsapp | espiar el movil | espiar el telefono | hacker profesional | hackers profesionales |
      contratar un hacker | contrate un hacker | hire a hacker | professional hacker | ethical hacker for hire |
      recover stolen | recupero mi dinero | recupere mi dinero | recuperar mi dinero | recovery expert |
      billetes falsos | dinero falso | carnet de conducir sin | permiso de conducir sin | comprar carnet |
      titulo universitario sin | comprar titulo* | titulos homologados | titols universitaris | fake diploma* |
      buy diploma* | diploma* original | pasaporte* falso* | fake passport* | haz mi tarea | hacemos tu tfg |
      tfg por encargo | hacemos tfg | trabajos academicos | trabajos universitarios por |
      trabajo de fin de grado por | redactamos tu | essay writing | write my essay | write your essay |
      writing service* | replica* de relojes | relojes replica | replica watches | replica rolex | rolex |
      bolsos de imitacion | bolsos de lujo | bosses de luxe | louis vuitton | ray ban | iptv | netflix gratis |
      canales premium | cuentas premium | comptes premium | premium accounts | licencia* windows |
      llicencies windows | office barato | claves de windows | cracked | keygen | crack gratis | full crack |
      examenes resueltos | examen resuelto sin | tu cuenta ha sido | cuenta suspendida | verifica tu cuenta |
      verifica el teu compte | verify your account | actualiza tus datos bancarios | paquete retenido | exam dumps |
      retenido en la aduana
    `),
    medium: terms(`
      imitacion* | hackear | hacker | clonadas | falsificad* | autentic* de marca | de marca | streaming gratis |
      descarga gratis | descarrega gratis | download free | free download | clonar tarjetas | tarjetas clonadas |
      aduana
    `),
    weak: terms(`
      relojes | bolsos | zapatillas | canales | descargar | descarga | premium | replica | replicas | diploma*
    `),
    hosts: splitWords('replica replicas iptv essay essays diploma diplom cracks rolex watches licencias'),
  },
];

/** Generic praise that fits any text. */
export const emptyPraise = terms(`
  gran articulo | buen articulo | excelente articulo | fantastico articulo | magnifico articulo |
  interesante articulo | articulo muy interesante | articulo interesante | gran post | buen post | excelente post |
  muy buen post | excelente publicacion | gran publicacion | muy buena publicacion | excelente blog | gran blog |
  buen blog | tu blog | su blog | vuestro sitio | tu sitio | su sitio | tu pagina | su pagina | excelente contenido |
  gran contenido | buen contenido | contenido de valor | contenido de calidad | muy buena informacion |
  excelente informacion | gran informacion | informacion muy util | informacion valiosa | valiosa informacion |
  informacion tan valiosa | gracias por compartir | gracias por la informacion | gracias por este post |
  me ha encantado leer | me encanto leer | muy util | muy interesante | sigue asi | seguid asi | sigan asi |
  felicidades por el blog | bon article | gran article | molt interessant | gracies per compartir |
  molt bon contingut | great post | great article | nice post | nice article | nice blog | good post | good article |
  awesome post | awesome article | excellent post | excellent article | great blog | amazing blog |
  wonderful article | amazing article | very informative | very helpful | very interesting | useful information |
  thanks for sharing | thank you for sharing | keep up | keep it up | i really like your | i love your blog |
  your blog | your site | your website | this blog | bookmarked | interesting article
`);

/** Words about the subjects of this site. */
export const trade = terms(`
  html | css | javascript | js | react | sass | scss | flex | flexbox | grid | grids | div | divs | span | section |
  article | header | footer | nav | main | figure | aria | label | input | formulario* | formulari* | tabla* | taula |
  selector* | especificidad | especificitat | pseudo* | media query | media queries | media | responsive |
  mobile first | margin | padding | border | display | position | width | height | font | color* | contraste |
  contrast | animacion* | animacio* | transicion* | transicio* | transition | keyframes | transform | variable* |
  mixin* | hook* | usestate | useeffect | componente* | component* | props | npm | node | git | github | commit |
  rama | repositorio | repositori | vs code | vscode | navegador* | navegador | chrome | firefox | safari |
  lector* de pantalla | lector de pantalla | nvda | accesibilidad | accessibilitat | accesible* | semantic* |
  etiqueta* | etiquet* | atributo* | atribut* | clase* | classe* | codigo* | codi | codepen | consola | array |
  arrays | funcion* | funcio* | bucle | api | fetch | promesa* | async | typescript | python | java | sql | backend |
  frontend | front end | bootcamp | curso | junior | entrevista* | portfolio | quiz | ejercicio* | exercici* |
  ejemplo* | exemple* | bug | error | consola | columna* | columnes | fila* | area* | fr | rem | em | px | viewport |
  imagen* | imatge* | lcp | seo | meta | title | programar | programacion | programacio | desarrolladora* | mentora* |
  mentoria | femcoders | hackathon | hackbarna | masterclass | nike store
`);
