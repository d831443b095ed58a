import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/test-api.ts';

test('the admin reads the local mailbox', async () => {
  const mail = { id: '2026-11-21_1', to: 'a@prueba.example', subject: 'Hola', sentAt: '2026-11-21T10:00:00.000Z' };
  const asked: unknown[] = [];
  const api = await createTestApi({
    mailbox: {
      list: async (query) => {
        asked.push(query);
        return { entries: [mail], total: 7 };
      },
      read: async (id) => {
        asked.push(id);
        return id === mail.id ? { ...mail, text: 'Texto', html: '<p>Texto</p>' } : null;
      },
    },
  });
  try {
    const { authorization: as } = await api.member('admin');
    const list = await api.call('GET', '/admin/mailbox?q=hola&page=2&limit=3', { as });
    assert.deepEqual(list.json(), { entries: [mail], total: 7 });
    const one = await api.call('GET', `/admin/mailbox/${mail.id}`, { as });
    assert.deepEqual(one.json(), { ...mail, text: 'Texto', html: '<p>Texto</p>' });
    assert.equal((await api.call('GET', '/admin/mailbox/otro', { as })).json().message, 'Este correo no existe.');
    for (const path of ['..%2f..%2fetc%2fpasswd', '.htaccess', 'a%00b', '%20']) {
      assert.equal((await api.call('GET', `/admin/mailbox/${path}`, { as })).statusCode, 400, path);
    }
    assert.deepEqual(asked, [{ q: 'hola', page: 2, limit: 3 }, mail.id, 'otro']);
  } finally {
    await api.close();
  }
});
