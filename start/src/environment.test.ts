import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { StartError } from '@femcoders/services/start-error';
import { readEnvironment } from './environment.ts';

/** The lines of the message about a wrong environment. */
function problemsOf(given: NodeJS.ProcessEnv): string[] {
  try {
    readEnvironment(given);
  } catch (error) {
    assert.ok(error instanceof StartError);
    return error.message.split('\n  ').slice(1);
  }
  return [];
}

describe('the environment', () => {
  it('may be empty: the site then runs here, with demo data and its own database', () => {
    const environment = readEnvironment({});
    assert.equal(environment.port, 3000);
    assert.equal(environment.host, '127.0.0.1');
    assert.match(environment.varDir, /\/var$/);
    assert.equal(environment.publicUrl, 'http://127.0.0.1:3000');
    assert.equal(environment.trustProxy, false);
    assert.equal(environment.databaseUrl, undefined);
    assert.equal(environment.admin, undefined);
    assert.equal(environment.seed, 'demo');
    assert.equal(environment.releaseKeepDays, 14);
    assert.equal(environment.logLevel, undefined);
    assert.equal(environment.pageCache, true);
    assert.equal(environment.releasesDir, `${environment.varDir}/releases`);
    assert.equal(environment.mailboxDir, `${environment.varDir}/mailbox`);
    assert.deepEqual([environment.apiUrl, environment.apiPath], [undefined, '']);
    assert.deepEqual(environment.site, defaultSiteConfig);
  });

  it('takes an empty variable for one that is not set', () => {
    assert.deepEqual(readEnvironment({ PORT: '', SMTP_URL: ' ', SEED: '' }), readEnvironment({}));
  });

  it('is refused by name and expectation when a value is wrong, and the value itself stays secret', () => {
    const wrong = {
      PORT: '65536',
      HOST: 'no es una máquina',
      DATABASE_URL: 'mysql://secreto@localhost/x',
      PUBLIC_URL: 'https://femcoders.example/sitio',
      API_URL: 'postgres://secreto@localhost',
      API_PATH: 'api/',
      TRUST_PROXY: 'true',
      ADMIN_EMAIL: 'ana',
      ADMIN_PASSWORD: 'secreto',
      SEED: 'production',
      SMTP_URL: 'http://secreto@localhost',
      CLAMAV_URL: 'http://secreto@localhost:3310',
      CONTACT_INBOXES: 'conducta=ana@example.com,prensa',
      CONDUCT_EMAILS: 'ana@example.com,bea',
      CONTACT_REPLY_DAYS: '0',
      RELEASE_KEEP_DAYS: '0',
      PAGE_CACHE: 'yes',
      ALERT_WEBHOOK: 'http://chat.example/secreto',
      ERROR_BUDGET: '0',
      LOG_LEVEL: 'loud',
      SITE_X_URL: 'x',
      SITE_CONTACT_EMAIL: 'hola',
    };
    const problems = problemsOf(wrong);
    for (const name of Object.keys(wrong)) {
      const own = problems.filter((problem) => problem.startsWith(`${name}: se espera `));
      assert.equal(own.length, 1, name);
    }
    assert.equal(problems.length, Object.keys(wrong).length);
    assert.ok(!problems.join().includes('secreto'));
  });

  it('lets alerts leave this machine encrypted only, and without a password in their address', () => {
    for (const address of ['https://chat.example/a/b?c=d', 'http://127.0.0.1:4000/a', 'http://[::1]/a'])
      assert.equal(readEnvironment({ ALERT_WEBHOOK: address }).alertWebhook, address);
    for (const address of [
      'http://127.0.0.1.chat.example/',
      'https://secreto:x@chat.example/',
      'chat.example',
      'ftp://localhost/',
    ])
      assert.equal(problemsOf({ ALERT_WEBHOOK: address }).length, 1, address);
  });

  it('takes another origin for released files, and nothing that a policy could misread', () => {
    const taken = (ASSETS_URL: string) => readEnvironment({ ASSETS_URL }).assetsUrl;
    for (const origin of ['https://cdn.example', 'https://cdn.example:8443', 'http://127.0.0.1:4000'])
      assert.equal(taken(origin), origin);
    assert.equal(taken('https://cdn.example:443'), 'https://cdn.example');
    assert.equal(taken(''), undefined);
    for (const wrong of [
      'https://cdn.example/',
      'https://cdn.example/sitio',
      'http://cdn.example',
      'https://u:secreto@cdn.example',
      'https://cdn.example?a',
      `https://cdn.example'`,
      'https://cdn.example"',
      'https://*.cdn.example',
      'https://cdn.example; script-src *',
      'https://CDN.example',
      'https://cdn..example:0',
      'cdn.example',
    ]) {
      const problems = problemsOf({ ASSETS_URL: wrong });
      assert.equal(problems.length, 1, wrong);
      assert.match(problems[0] ?? '', /^ASSETS_URL: se espera un origen como/);
    }
    assert.throws(
      () => readEnvironment({ ASSETS_URL: 'https://a.example', PUBLIC_URL: 'https://a.example/' }),
      /ASSETS_URL: se espera otro origen que el del sitio/,
    );
  });

  it('wants the first admin whole or not at all', () => {
    assert.match(problemsOf({ ADMIN_EMAIL: 'ana@example.com' }).join(), /^ADMIN_PASSWORD: .*van juntas$/);
    assert.match(problemsOf({ ADMIN_PASSWORD: 'una frase muy larga' }).join(), /^ADMIN_EMAIL: .*van juntas$/);
    const { admin } = readEnvironment({ ADMIN_EMAIL: 'ana@example.com', ADMIN_PASSWORD: 'una frase muy larga' });
    assert.deepEqual(admin, { email: 'ana@example.com', password: 'una frase muy larga' });
  });

  it('believes exactly the proxies that it names', () => {
    const trusted = (TRUST_PROXY: string) => readEnvironment({ TRUST_PROXY }).trustProxy;
    assert.equal(trusted('1'), 1);
    assert.equal(trusted('0'), false);
    assert.deepEqual(trusted('10.0.0.1, 192.168.0.0/16,::1'), ['10.0.0.1', '192.168.0.0/16', '::1']);
    for (const wrong of ['all', '10.0.0.0/33', '10.0.0.256', '1,2', '-1']) {
      assert.equal(problemsOf({ TRUST_PROXY: wrong }).length, 1, wrong);
    }
  });

  it('makes the public address from host and port unless one is given', () => {
    assert.equal(readEnvironment({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl, 'http://localhost:8080');
    assert.equal(readEnvironment({ HOST: '::1', PORT: '8080' }).publicUrl, 'http://[::1]:8080');
    assert.equal(readEnvironment({ PUBLIC_URL: 'https://femcoders.example/' }).publicUrl, 'https://femcoders.example');
  });

  it('says to processes of one site what they share and how they find each other', () => {
    const environment = readEnvironment({
      VAR_DIR: '/var/lib/femcoders/api-1',
      RELEASES_DIR: '/srv/femcoders/releases',
      MAILBOX_DIR: '/srv/femcoders/mailbox',
      API_URL: 'https://femcoders.example/api/',
      API_PATH: '/api',
    });
    assert.equal(environment.releasesDir, '/srv/femcoders/releases');
    assert.equal(environment.mailboxDir, '/srv/femcoders/mailbox');
    assert.equal(environment.apiUrl, 'https://femcoders.example/api');
    assert.equal(environment.apiPath, '/api');
    assert.equal(readEnvironment({ API_URL: 'http://127.0.0.1:4001' }).apiUrl, 'http://127.0.0.1:4001');
    assert.equal(readEnvironment({ API_PATH: '/' }).apiPath, '');
  });

  it('has a key for previews alone, for shells that must not have the other', () => {
    const key = Buffer.alloc(32, 7);
    assert.deepEqual(readEnvironment({ PREVIEW_KEY: key.toString('base64') }).previewKey, key);
    assert.deepEqual(problemsOf({ PREVIEW_KEY: 'corta' }), [
      'PREVIEW_KEY: se espera 32 bytes al azar en base64 (openssl rand -base64 32)',
    ]);
  });

  it('sends what is written on the contact page to anyone who is named for its reason, else to the site', () => {
    const site = 'hola@example.com';
    const { inboxes, conductUnset } = readEnvironment({
      SITE_CONTACT_EMAIL: site,
      CONTACT_INBOXES: 'patrocinio=empresas@example.com, prensa=a@example.com,prensa=b@example.com',
    }).contact;
    assert.deepEqual(inboxes.patrocinio, ['empresas@example.com']);
    assert.deepEqual(inboxes.prensa, ['a@example.com', 'b@example.com']);
    assert.deepEqual([inboxes.web, inboxes.conducta], [[site], [site]]);
    assert.ok(conductUnset);
    const designated = readEnvironment({ CONDUCT_EMAILS: 'a@example.com, b@example.com' }).contact;
    assert.deepEqual(designated.inboxes.conducta, ['a@example.com', 'b@example.com']);
    assert.ok(!designated.conductUnset);
  });

  it('takes addresses at domains with letters of their own language, and knows them as mail servers do', () => {
    const { admin, contact, site } = readEnvironment({
      ADMIN_EMAIL: 'ana@españa.es',
      ADMIN_PASSWORD: 'una frase muy larga',
      CONTACT_INBOXES: 'prensa=prensa@españa.es',
      CONDUCT_EMAILS: 'bea@españa.es',
      SITE_CONTACT_EMAIL: 'hola@españa.es',
    });
    assert.deepEqual(
      [admin?.email, contact.inboxes.prensa, contact.inboxes.conducta, site.contactEmail],
      ['ana@xn--espaa-rta.es', ['prensa@xn--espaa-rta.es'], ['bea@xn--espaa-rta.es'], 'hola@xn--espaa-rta.es'],
    );
  });

  it('names the networks whose address nobody has set', () => {
    const { unsetAddresses, site } = readEnvironment({ SITE_SLACK_URL: 'https://example.com/slack' });
    assert.equal(site.slackUrl, 'https://example.com/slack');
    assert.ok(!unsetAddresses.includes('SITE_SLACK_URL'));
    assert.ok(unsetAddresses.includes('SITE_LINKEDIN_URL'));
    assert.ok(unsetAddresses.includes('SITE_ELEMENTS_VIDEO_URL'));
  });

  it('takes a video of YouTube, and of nobody else', () => {
    const address = 'https://www.youtube.com/watch?v=abc_DEF-123&t=4s';
    assert.equal(readEnvironment({ SITE_ELEMENTS_VIDEO_URL: address }).site.elementsVideoUrl, address);
    assert.throws(
      () => readEnvironment({ SITE_ELEMENTS_VIDEO_URL: 'https://example.com/watch?v=abc_DEF-123' }),
      /SITE_ELEMENTS_VIDEO_URL: se espera un vídeo como/,
    );
  });

  it('names what the legal pages still lack, and refuses what they could not show', () => {
    const { unsetLegal, site } = readEnvironment({ SITE_HOLDER: 'Asociación de Prueba' });
    assert.equal(site.holder, 'Asociación de Prueba');
    assert.ok(!unsetLegal.includes('SITE_HOLDER'));
    assert.ok(unsetLegal.includes('SITE_HOLDER_TAX_ID'));
    assert.throws(
      () => readEnvironment({ SITE_ACCESSIBILITY_REVIEWED: 'ayer' }),
      /SITE_ACCESSIBILITY_REVIEWED: se espera una fecha como 2026-11-21/,
    );
  });

  it('names what events are imported from, and never the token', () => {
    const eventbrite = { EVENTBRITE_TOKEN: 'UNTOKENPRIVADO', EVENTBRITE_ORGANISATION: '1234567890' };
    assert.deepEqual(readEnvironment({}).imports, { eventbrite: null, trustedOrigins: [], every: 60 });
    assert.deepEqual(readEnvironment({ ...eventbrite, IMPORT_EVERY_MINUTES: '15' }).imports, {
      eventbrite: { token: 'UNTOKENPRIVADO', organisation: '1234567890', url: 'https://www.eventbriteapi.com' },
      trustedOrigins: [],
      every: 15,
    });
    assert.match(problemsOf({ EVENTBRITE_TOKEN: 'UNTOKENPRIVADO' }).join(), /^EVENTBRITE_ORGANISATION: .*van juntas$/);
    const wrong = { EVENTBRITE_TOKEN: 'mi secreto', EVENTBRITE_ORGANISATION: 'la mía', IMPORT_EVERY_MINUTES: '1' };
    assert.equal(problemsOf(wrong).length, 3);
    assert.doesNotMatch(problemsOf(wrong).join(), /mi secreto|la mía/);
    // Nobody else is trusted with plain http, or with this machine.
    const standIn = readEnvironment({ ...eventbrite, EVENTBRITE_URL: 'http://127.0.0.1:4999/' }).imports;
    assert.deepEqual(standIn.trustedOrigins, ['http://127.0.0.1:4999']);
    assert.equal(standIn.eventbrite?.url, 'http://127.0.0.1:4999');
  });
});
