import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeMail } from './compose-mail.ts';
import { frameMail, type MailIdentity } from './mail-frame.ts';

const identity: MailIdentity = {
  brand: 'Comunidad <de> prueba',
  contactEmail: 'hola@site.example',
  publicUrl: 'https://site.example',
  holder: ['Asociación de prueba', 'G00000000'],
};
const mail = composeMail({
  to: 'ana@prueba.example',
  subject: 'Tu «plaza» & más',
  paragraphs: ['Tienes plaza.', 'x'.repeat(20_000)],
  links: [['Tu plaza', 'https://site.example/mi-plaza']],
  why: 'Recibes este correo porque te apuntaste.',
});
const preferences = 'https://site.example/personaliza-perfil/avisos';

test('both forms say why it came and who answers for it', () => {
  for (const body of [frameMail(mail, identity, false).text, frameMail(mail, identity, false).html]) {
    for (const said of [mail.why, 'Asociación de prueba · G00000000 · hola@site.example', '/aviso-legal'])
      assert.ok(body.includes(said), said);
    assert.ok(!body.includes(preferences));
  }
});

test('a member is led to what she may choose, and out of what she may do without', () => {
  const unsubscribeUrl = 'https://site.example/api/mail-preferences/unsubscribe?clave=x';
  const framed = frameMail({ ...mail, unsubscribeUrl }, identity, true);
  for (const body of [framed.text, framed.html]) {
    assert.ok(body.includes(preferences));
    assert.ok(body.includes(unsubscribeUrl));
  }
});

test('it is Spanish, small, shows what it says in the list of mails, and loads nothing', () => {
  const { html } = frameMail(mail, identity, true);
  assert.match(html, /<html lang="es">.*<title>Tu «plaza» &amp; más<\/title>/s);
  assert.match(html, /<body[^>]*>\s*<div aria-hidden[^>]*>Tienes plaza\.<\/div>/);
  assert.ok(Buffer.byteLength(html) < 60_000);
  assert.ok(!/<img|<link|<script|url\(|@import|src=/.test(html));
  assert.ok(!html.includes('<de>'));
});
