import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { hubLimits } from './hub-limits.ts';
import { outsideLink, outsideLinkProblem } from './outside-link.ts';

describe('a link that readers are sent to', () => {
  it('leads to a public name by https, in any spelling that every program reads alike', () => {
    for (const address of [
      'https://ejemplo.com',
      'HTTPS://Ejemplo.com/Ruta?a=b@c#d',
      'https://sub.ejemplo.com:8443/@ana',
      'https://peña.example/ñ',
      'https://xn--pea-hoa.example/',
      'https://ejemplo.xn--p1ai/',
      'https://ejemplo.com./',
      // Set apart for examples, which is what demo data and tests are.
      'https://empresa.example/',
      'https://hogar.home.blog/',
    ])
      assert.ok(outsideLink(address), address);
  });

  it('is none of another scheme, with credentials, with signs that are read differently, or that leads inside', () => {
    for (const address of [
      '',
      'ejemplo.com',
      'http://ejemplo.com',
      'javascript:alert(1)//ejemplo.com',
      'https:ejemplo.com',
      'https:///ejemplo.com',
      'https://ana@ejemplo.com',
      'https://ana:clave@ejemplo.com',
      'https://@ejemplo.com',
      'https://evil.com\\@good.com',
      'https://evil.com\\.good.com',
      'https://evil.com\t/',
      'https://evil\u0000.com',
      'https://evil.com/\u202egpj.exe',
      'https://evil.com/\u200b',
      'https://ejemplo.com/a b',
      'https://ejemplo.com/"onclick="x',
      'https://ejemplo.com/<script>',
      'https://localhost/',
      'https://intranet/',
      'https://impresora.local/',
      'https://impresora.LOCAL./',
      'https://metadata.google.internal/',
      'https://nas.localdomain/',
      'https://nas.private/',
      'https://router.home.arpa/',
      'https://1.0.0.127.in-addr.arpa/',
      'https://gnunet.alt./',
      'https://oculto.onion/',
      'https://NAS.Lan/',
      'https://wiki.corp:8443/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://168.63.129.16/',
      'https://8.8.8.8/',
      'https://[2606:4700::1111]/',
      'https://ejemplo.1/',
      'https://.com/',
      'https://ejemplo..com/',
      'https://.ejemplo.com/',
      'https://ejemplo.com:0/',
    ])
      assert.equal(outsideLink(address), null, address);
  });

  it('is judged here and by nothing else that forms and the API take', async () => {
    const ownJudges = [];
    for (const file of await readdir(import.meta.dirname)) {
      // A video's address is one of YouTube, to the letter.
      if (!file.endsWith('.ts') || /^(?:outside-link|video-frame)|\.test\./.test(file)) continue;
      const source = await readFile(join(import.meta.dirname, file), 'utf8');
      if (/\^\(?(?:\?:)?https/.test(source)) ownJudges.push(file);
    }
    assert.deepEqual(ownJudges, []);
  });

  it('has its form and its length checked', () => {
    assert.equal(outsideLinkProblem('http://a.example', 100), 'Escribe una dirección completa, como https://…');
    assert.match(
      outsideLinkProblem(`https://a.example/${'x'.repeat(hubLimits.url)}`, hubLimits.url) ?? '',
      /no puede pasar de/,
    );
    assert.equal(outsideLinkProblem('https://a.example/', 100), null);
  });
});
