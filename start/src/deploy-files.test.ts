import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const settingsOf = (name: string) =>
  read(name)
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line): [string, string] => [line.split('=', 1)[0] ?? '', line.replace(/^\w+=/, '')]);

describe('what docs/deploy would have somebody run', () => {
  it('runs every process as its own account that may write its state and nothing else', () => {
    for (const name of ['femcoders-api@.service', 'femcoders-shell@.service']) {
      const settings = new Map(settingsOf(name));
      assert.equal(settings.get('User'), name.includes('api') ? 'femcoders' : 'femcoders-shell', name);
      assert.equal(settings.get('ProtectSystem'), 'strict', name);
      assert.equal(settings.get('CapabilityBoundingSet'), '', name);
      assert.equal(settings.get('UMask'), '0077', name);
      assert.equal(settings.get('SystemCallFilter'), '@system-service', name);
      const on = ['NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'ProtectHome', 'ProtectKernelModules'];
      for (const setting of [...on, 'RestrictNamespaces', 'RestrictSUIDSGID', 'LockPersonality'])
        assert.equal(settings.get(setting), 'true', `${name}: ${setting}`);
      // Nor what another account's process was started with: its secrets.
      assert.equal(settings.get('ProtectProc'), 'invisible', name);
      assert.equal(settings.get('InaccessiblePaths'), '-/srv/femcoders/site/.git', name);
      const writable = settings.get('ReadWritePaths');
      assert.equal(writable, name.includes('api') ? '/srv/femcoders/releases' : undefined, name);
    }
  });

  it('gives the process that runs the remotes’ code no secret but the key of previews, and keys that may only read releases', () => {
    const environmentOf = (unit: string) => {
      const files = settingsOf(unit).filter(([name]) => name === 'EnvironmentFile');
      return files.flatMap(([, path]) => settingsOf(path.replace(/^-?\/etc\/femcoders\//, '')).map(([name]) => name));
    };
    const secret = (names: string[]) => names.filter((name) => /KEY|PASSWORD|TOKEN|DATABASE|SMTP/.test(name));
    const ofStore = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
    assert.deepEqual(secret(environmentOf('femcoders-shell@.service')), ['PREVIEW_KEY', ...ofStore]);
    assert.match(read('shell-storage.env'), /keys that may read below releases\/ and nothing else/);
    const ofApi = secret(environmentOf('femcoders-api@.service')).sort();
    const passwords = ['ADMIN_PASSWORD', 'DATABASE_DIRECT_URL', 'DATABASE_URL', 'SMTP_URL'];
    assert.deepEqual(ofApi, [...passwords, ...ofStore, 'PREVIEW_KEY', 'SECRET_KEY'].sort());
  });

  it('needs no program that a plain Debian has not, and takes no variable of who calls a command', () => {
    const pages = ['../operations.md', '../backups.md', '../scale.md'];
    for (const name of ['femcoders', ...pages]) assert.doesNotMatch(read(name), /\bsudo\b/, name);
    // Node prefers a variable that is there to the file's.
    assert.match(read('femcoders'), /runuser -u femcoders -- env -i PATH="\$PATH" .*HOME=\/srv\/femcoders /);
  });

  it('speaks TLS as it is today, for a year and every name below, and sends no program’s call on from http', () => {
    const conf = read('nginx.conf');
    assert.match(conf, /^\s*ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
    const ciphers = /^\s*ssl_ciphers (\S+);$/m.exec(conf)?.[1]?.split(':') ?? [];
    assert.ok(ciphers.length > 0);
    for (const cipher of ciphers) assert.match(cipher, /^ECDHE-.*(?:GCM|POLY1305)/);
    assert.match(conf, /add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;/);
    const plain = /server \{\s*listen 80;.*?\n\}\n/s.exec(conf)?.[0] ?? '';
    assert.match(plain, /location \/api\/ \{\s*return 403;/);
    assert.match(plain, /return 301 https:/);
  });

  it('lets the public neither see what operators ask for nor say itself where it comes from', () => {
    const conf = read('nginx.conf');
    assert.match(conf, /location ~ \^\/\(api\/\)\?\(healthz\|readyz\|metrics\)\$ \{\s*return 404;/);
    assert.match(conf, /proxy_set_header X-Forwarded-For \$remote_addr;/);
    assert.match(conf, /proxy_set_header traceparent "";/);
    assert.match(read('site.env'), /^TRUST_PROXY=1$/m);
    assert.doesNotMatch(conf, /autoindex\s+on/);
  });

  it('logs no query, no address from where somebody comes, and no path that holds a key', () => {
    const conf = read('nginx.conf');
    const servers = conf.split(/^server \{$/m).slice(1);
    assert.equal(servers.length, 3);
    for (const server of servers) {
      assert.match(server, /^\s*access_log (?:off|\/var\/log\/nginx\/femcoders\.log femcoders);$/m);
      // What nginx itself says at lower levels holds the whole request line.
      assert.match(server, /^\s*error_log \S+ crit;$/m);
    }
    const format = /log_format femcoders ([^;]+);/.exec(conf)?.[1] ?? '';
    assert.match(format, /\$logged_path/);
    assert.doesNotMatch(format, /\$(?:request|request_uri|uri|args|query_string|arg_\w+|http_referer|is_args)\b/);
  });

  it('keeps no address with the moment of an anonymous message', () => {
    const conf = read('nginx.conf');
    const [plain, tls] = conf.split(/^server \{$/m).slice(1);
    for (const server of [plain, tls]) assert.match(server ?? '', /location = \/api\/contact \{\s*access_log off;/);
  });

  it('leaves out of the log what could be a key of 128 bits', () => {
    const [, pattern = ''] = /"~(\(\?=\[\\w-\]\*\[A-Z\]\)[^"]+)"/.exec(read('nginx.conf')) ?? [];
    const key = new RegExp(pattern);
    assert.match('/own-jobs/Zm9vYmFyYmF6cXV4cXV1eA', key);
    assert.doesNotMatch('/mf/mf-events/5747b8949fb513d7/js/__federation_expose_routes.js', key);
    assert.doesNotMatch('/noticias/HackBarna2025', key);
  });

  it('has no password and no key that somebody could leave as it is', () => {
    for (const [name, value] of ['site.env', 'api.env', 'storage.env', 'shell-storage.env'].flatMap(settingsOf)) {
      if (/KEY|PASSWORD/.test(name)) assert.equal(value, '', name);
      const password = /:\/\/[^:/]+:([^@]+)@/.exec(value)?.[1];
      if (password) assert.equal(password, 'CAMBIAR', name);
    }
  });

  it('makes a backup every night, and restores one every week elsewhere, with what systemd understands', () => {
    const units = readdirSync(folder).filter((name) => /\.(?:service|timer)$/.test(name));
    assert.ok(units.length >= 6);
    const started = /^ExecStart=\S+ (\S+)/m.exec(read('femcoders-backup.service'))?.[1] ?? '';
    assert.ok(existsSync(join(folder, '..', '..', started)), started);
    assert.match(read('femcoders-backup.timer'), /^OnCalendar=\*-\*-\* \d\d:\d\d:00$/m);
    assert.match(read('femcoders-rehearsal.timer'), /^OnCalendar=Sun /m);
    // Who could open the backups is not where they are made.
    assert.doesNotMatch(read('femcoders-backup.service') + read('storage.env'), /IDENTITY|AGE-SECRET/);
  });
});
