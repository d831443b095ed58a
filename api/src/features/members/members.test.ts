import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { MemberProfileFields } from '@femcoders/contracts/clean-member-profile';
import { type MemberProfile, type ShownMember, shownMemberSchema } from '@femcoders/contracts/member-profile';
import { memberProfileLimits } from '@femcoders/contracts/member-profile-limits';
import { type ShownField, shownFields, type Visibility, visibilities } from '@femcoders/contracts/member-profile-names';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';

/** A value for each field that others may see. */
const filledProfile: Omit<MemberProfileFields, 'visibility'> = {
  name: 'Begoña Núñez',
  greeting: 'te-damos-la-bienvenida',
  pronouns: 'ella / elle',
  bio: 'Hago mapas.\nY los deshago 🗺️',
  city: 'Barcelona',
  jobTitle: 'Desarrolladora de mapas',
  years: 0,
  skills: ['TypeScript', 'Cartografía'],
  languages: ['Català', 'Español'],
  situation: 'cambio-de-carrera',
  education: 'Geografía',
  interests: ['Accesibilidad'],
  seeks: ['mentoria'],
  offers: ['charlas', 'estudio'],
  linkedin: 'https://www.linkedin.com/in/begona',
  github: 'https://github.com/begona',
  web: 'https://begona.example/mapas?a=1',
  heardFrom: 'amiga',
};
const everywhere = (level: Visibility) =>
  Object.fromEntries(shownFields.map((field) => [field, level])) as Record<ShownField, Visibility>;

describe('what a member says of herself', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());

  const read = async ({ id, authorization: as }: TestMember) =>
    (await api.call('GET', `/user/${id}/profile`, { as })).json<MemberProfile>();
  const write = ({ id, authorization: as }: TestMember, body: unknown) =>
    api.call('PUT', `/user/${id}/profile`, { as, body });
  const look = (id: string, as?: string, query = '') => api.call('GET', `/members/${id}${query}`, { as });
  const start = { ...filledProfile, visibility: everywhere('me'), version: 0 };

  test('is nothing at first, and all hers alone', async () => {
    const profile = await read(await api.member('member'));
    const { name, avatar, version, greeting, visibility, ...rest } = profile;
    assert.deepEqual([name, avatar, version, greeting], ['Prueba member', null, 0, 'bienvenida']);
    assert.deepEqual(visibility, everywhere('me'));
    for (const value of Object.values(rest)) assert.ok(value === null || (value as string | string[]).length === 0);
  });

  test('is kept as she wrote it, and her name with her account', async () => {
    const member = await api.member('member');
    const stored = (await write(member, start)).json<MemberProfile>();
    assert.deepEqual(stored, { ...start, avatar: null, version: 1 });
    assert.deepEqual(await read(member), stored);
    const { userName } = (await api.call('GET', `/user/${member.id}`, { as: member.authorization })).json();
    assert.equal(userName, filledProfile.name);
  });

  test('is not overwritten by another tab that did not know of it', async () => {
    const member = await api.member('member');
    assert.equal((await write(member, start)).statusCode, 200);
    for (const version of [0, 2, -1]) {
      const answer = await write(member, { ...start, city: 'Lleida', version });
      assert.equal(answer.statusCode, 409, String(version));
      assert.match(answer.json().message, /ha cambiado en otra pestaña/);
    }
    const racing = await Promise.all(['Reus', 'Vic'].map((city) => write(member, { ...start, city, version: 1 })));
    assert.deepEqual(racing.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.equal((await read(member)).version, 2);
  });

  test('that is sent again because its answer was lost is stored once, and is no change of another tab', async () => {
    const member = await api.member('member');
    const first = await write(member, start);
    const again = await write(member, start);
    assert.deepEqual([again.statusCode, again.json()], [200, first.json()]);
    assert.equal((await write(member, { ...start, name: 'Otra Persona' })).statusCode, 409);
  });

  test('is nobody else’s to read whole or to change, not even an administrator’s', async () => {
    const member = await api.member('member');
    const { authorization: as } = await api.member('admin');
    assert.equal((await api.call('GET', `/user/${member.id}/profile`, { as })).statusCode, 403);
    assert.equal((await api.call('PUT', `/user/${member.id}/profile`, { as, body: start })).statusCode, 403);
  });

  const { term } = memberProfileLimits;
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Cosa ${index}`);
  const limits: [field: keyof typeof filledProfile, fits: unknown, tooMuch: unknown, says: RegExp][] = [
    ['name', 'Ñu', 'Ñ', /2 caracteres o más/],
    ['name', 'a'.repeat(80), 'a'.repeat(81), /no puede pasar de 80 caracteres \(llevas 81\)/],
    ['name', "María O'Neill-Núñez", 'ana@ejemplo.com', /con letras/],
    ['name', 'فاطمة الزهراء', 'Ana <b>', /con letras/],
    ['name', '李娜', '💜💜', /con letras/],
    ['pronouns', 'x'.repeat(30), 'x'.repeat(31), /pronombres no pueden pasar de 30/],
    ['bio', 'x'.repeat(300), 'x'.repeat(301), /no puede pasar de 300 caracteres \(llevas 301\)/],
    ['city', 'x'.repeat(80), 'x'.repeat(81), /ciudad no puede pasar de 80/],
    ['jobTitle', 'x'.repeat(80), 'x'.repeat(81), /puesto no puede pasar de 80/],
    ['years', 60, 61, /de 0 a 60/],
    ['years', null, -1, /de 0 a 60/],
    ['years', 3, 2.5, /número entero/],
    ['skills', many(12), many(13), /como mucho 12 habilidades \(llevas 13\)/],
    ['skills', ['x'.repeat(term)], ['x'.repeat(term + 1)], /no puede pasar de 40/],
    ['languages', many(10), many(11), /como mucho 10 idiomas/],
    ['interests', many(12), many(13), /como mucho 12 intereses/],
    ['education', 'x'.repeat(120), 'x'.repeat(121), /formación no puede pasar de 120/],
    ['linkedin', 'https://es.linkedin.com/in/ana', 'https://linkedin.com.malo.example/in/ana', /linkedin\.com\/in/],
    ['linkedin', '', 'https://linkedin.com@malo.example/', /linkedin\.com\/in/],
    ['linkedin', 'https://linkedin.com/in/ana', 'https://malolinkedin.com/in/ana', /linkedin\.com\/in/],
    ['github', 'https://github.com/ana', 'http://github.com/ana', /github\.com/],
    ['github', 'https://gist.github.com/ana', 'https://gitlab.com/ana', /github\.com/],
    ['web', 'https://ñandú.example', 'javascript:alert(1)', /dirección completa/],
    ['web', 'https://ana.example', 'https://localhost', /dirección completa/],
    ['web', 'https://ana.example/', 'https://10.0.0.1/', /dirección completa/],
    ['web', 'https://ana.example:8443/x', 'https://ana:clave@ana.example/', /dirección completa/],
    [
      'web',
      `https://ana.example/${'x'.repeat(280)}`,
      `https://ana.example/${'x'.repeat(281)}`,
      /no puede pasar de 300/,
    ],
  ];
  test('fits its limits, field by field, and each says what to do', async () => {
    const member = await api.member('member');
    for (const [field, fits, tooMuch, says] of limits) {
      const { version } = await read(member);
      const good = await write(member, { ...start, [field]: fits, version });
      assert.equal(good.statusCode, 200, `${field} ${JSON.stringify(fits)}: ${good.body}`);
      assert.deepEqual(good.json()[field], fits);
      const bad = await write(member, { ...start, [field]: tooMuch, version: version + 1 });
      assert.equal(bad.statusCode, 400, `${field} ${JSON.stringify(tooMuch)}`);
      const [problem] = bad.json().fields;
      assert.equal(problem.field, field);
      assert.match(problem.message, says);
    }
    const nonsense = {
      greeting: 'hola',
      situation: 'dormida',
      heardFrom: 7,
      seeks: ['dinero'],
      skills: 'CSS',
      bio: null,
      city: '\ud800',
      visibility: { city: 'friends' },
    };
    for (const [field, value] of Object.entries(nonsense)) {
      const { version } = await read(member);
      assert.equal((await write(member, { ...start, [field]: value, version })).statusCode, 400, field);
    }
  });

  test('loses what nobody sees, repetitions, and gains the https that was meant', async () => {
    const given = {
      name: '\u200bAna\u202e  Ruiz\ufeff ',
      city: '\u200d',
      pronouns: ' ella\n/ ella ',
      bio: ' lí\0nea\r\n\ndos\u202e 👩🏽‍💻 ',
      skills: [' css ', 'CSS', 'Diseño', 'diseno', '\u200b'],
      seeks: ['estudio', 'empleo', 'empleo'],
      github: 'github.com/ana',
    };
    const stored = (await write(await api.member('member'), { ...start, ...given })).json<MemberProfile>();
    assert.equal(stored.name, 'Ana Ruiz');
    assert.equal(stored.city, '');
    assert.equal(stored.pronouns, 'ella / ella');
    assert.equal(stored.bio, 'línea\n\ndos 👩🏽‍💻');
    assert.deepEqual(stored.skills, ['css', 'Diseño']);
    assert.deepEqual(stored.seeks, ['empleo', 'estudio']);
    assert.equal(stored.github, 'https://github.com/ana');
  });

  /** Whether the asker sees a field of that level. */
  const matrix: Record<'visitor' | 'member' | 'herself', Record<Visibility, boolean>> = {
    visitor: { me: false, members: false, public: true },
    member: { me: false, members: true, public: true },
    herself: { me: true, members: true, public: true },
  };
  for (const level of visibilities) {
    test(`is shown, each field for ${level}, to whom it is for`, async () => {
      const member = await api.member('member');
      const address = `/avatars/${'a'.repeat(32)}/96`;
      await api.pool.query('update users set avatar = $2 where id = $1', [member.id, address]);
      const full: Record<ShownField, unknown> = { ...filledProfile, avatar: address };
      let version = 0;
      for (const field of shownFields) {
        // All others are for herself, so that nothing else lets her be seen.
        const visibility = { ...everywhere('me'), [field]: level };
        assert.equal((await write(member, { ...start, visibility, version })).statusCode, 200);
        version += 1;
        const askers = {
          visitor: [await look(member.id), await look(member.id, member.authorization, '?as=visitor')],
          member: [
            await look(member.id, (await asker()).authorization),
            await look(member.id, member.authorization, '?as=member'),
          ],
          herself: [await look(member.id, member.authorization)],
        };
        for (const [who, answers] of Object.entries(askers)) {
          for (const answer of answers) {
            const sees = matrix[who as keyof typeof matrix][level];
            // She herself, with their eyes, sees that nothing is shown; they find nobody.
            const isFound = sees || answer !== answers[0];
            assert.equal(answer.statusCode, isFound ? 200 : 404, `${who} ${field}`);
            if (!isFound) continue;
            const shown = answer.json<ShownMember>();
            assert.deepEqual(shown[field], sees ? full[field] : undefined, `${who} ${field}`);
            const expected = ['id', 'name', ...(sees ? [field] : [])].sort();
            if (who !== 'herself') assert.deepEqual(Object.keys(shown).sort(), expected);
          }
        }
      }
    });
  }
  let cached: TestMember | undefined;
  const asker = async () => {
    cached ??= await api.member('moderator');
    return cached;
  };

  test('never shows what is kept for the site, nor what she left empty', async () => {
    const member = await api.member('admin');
    await write(member, { ...start, city: '', years: null, skills: [], visibility: everywhere('public') });
    const answer = await look(member.id);
    shownMemberSchema.parse(answer.json());
    for (const field of ['city', 'years', 'skills', 'avatar', 'heardFrom', 'greeting', 'version', 'role', 'email'])
      assert.ok(!(field in answer.json()), field);
    assert.doesNotMatch(answer.body, /prueba\.example|admin|visibility/);
  });

  test('is shown as another’s eyes see it to nobody but her', async () => {
    const member = await api.member('member');
    await write(member, { ...start, visibility: everywhere('public') });
    for (const as of [undefined, (await asker()).authorization, 'Bearer nada']) {
      assert.equal((await look(member.id, as, '?as=member')).statusCode, 403);
    }
    assert.equal((await look(member.id, member.authorization, '?as=admin')).statusCode, 400);
  });

  test('is not shown of anyone who is suspended, is leaving, or does not exist', async () => {
    const member = await api.member('member');
    await write(member, { ...start, visibility: everywhere('public') });
    const set = (columns: string) => api.pool.query(`update users set ${columns} where id = $1`, [member.id]);
    assert.equal((await look(member.id)).statusCode, 200);
    await set("suspended_at = now(), suspended_until = now() + interval '1 day'");
    assert.equal((await look(member.id)).statusCode, 404);
    await set("suspended_until = now() - interval '1 day'");
    assert.equal((await look(member.id)).statusCode, 200);
    await set('suspended_until = null');
    assert.equal((await look(member.id)).statusCode, 404);
    await set("suspended_at = null, delete_at = now() + interval '14 days'");
    assert.equal((await look(member.id)).statusCode, 404);
    assert.equal((await look(member.id, member.authorization)).statusCode, 200);
    assert.equal((await look('b2b0a3a4-58a4-4b0e-9c3c-0d1f5c1f4a11')).statusCode, 404);
    assert.equal((await look('7')).statusCode, 400);
  });

  test('goes with her account', async () => {
    const member = await api.member('member');
    await write(member, start);
    await api.pool.query('delete from users where id = $1', [member.id]);
    const { rows } = await api.pool.query('select 1 from member_profiles where user_id = $1', [member.id]);
    assert.equal(rows.length, 0);
  });

  test('lends others the names of her skills only when everybody may see them', async () => {
    await api.pool.query('delete from member_profiles');
    const telling = async (skills: string[], level: Visibility) => {
      const member = await api.member('member');
      await write(member, { ...start, skills, visibility: { ...everywhere('me'), skills: level } });
      return member;
    };
    await telling(['Prolog', 'COBOL'], 'public');
    await telling(['cobol'], 'public');
    await telling(['Secreto'], 'members');
    const suspended = await telling(['Castigo'], 'public');
    await api.pool.query('update users set suspended_at = now() where id = $1', [suspended.id]);
    const back = await telling(['Cobol', 'Ada'], 'public');
    const until = api.clock.now;
    await api.pool.query('update users set suspended_at = $2, suspended_until = $2 where id = $1', [back.id, until]);
    const { authorization: as } = await asker();
    const shared = (await api.call('GET', '/member-skills', { as })).json<string[]>();
    assert.deepEqual(
      shared.map((skill) => skill.toLowerCase()),
      ['cobol', 'ada', 'prolog'],
    );
    assert.equal((await api.call('GET', '/member-skills')).statusCode, 401);
  });
});
