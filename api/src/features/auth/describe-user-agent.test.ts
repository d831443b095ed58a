import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeUserAgent } from './describe-user-agent.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0';

test('a device is called by browser and system, without version or model', () => {
  for (const [userAgent, words] of [
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox en Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari en iOS',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/138.0.0.0`, 'Edge en Windows'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome en Chrome OS'],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${chrome.replace('Chrome', 'SamsungBrowser/28.0 Chrome')} Mobile Safari/537.36`,
      'Samsung Internet en Android',
    ],
    ['Mozilla/5.0 (Windows NT 10.0)', 'Navegador desconocido en Windows'],
  ] as const) {
    assert.equal(describeUserAgent(userAgent), words);
  }
});

test('anything else in the header is an unknown browser', () => {
  for (const userAgent of [undefined, '', ' ', 'curl/8.5', 'Compra-ya-en-mal.example/1.0', '/'.repeat(70_000)]) {
    assert.equal(describeUserAgent(userAgent), 'Navegador desconocido');
  }
});
