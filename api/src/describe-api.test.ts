import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiDescription } from '@femcoders/contracts/release-contract';
import { policy } from './access-policy/policy.ts';
import { describeApi } from './describe-api.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

describe('what the API offers', () => {
  let api: TestApi;
  let offers: ApiDescription;
  before(async () => {
    api = await createTestApi();
    offers = describeApi(api.app);
  });
  after(() => api.close());

  test('holds every route of the policy table that releases may call, and who may', () => {
    const rows = Object.entries(policy).filter(([, access]) => !String(access).startsWith('team'));
    assert.deepEqual(
      Object.keys(offers),
      rows.map(([row]) => row),
    );
    assert.equal(offers['GET /comments/approved']?.access, 'public');
    assert.deepEqual(offers['GET /user/:id']?.access, ['admin', 'owner']);
  });

  test('holds the fields of an answer with their types', () => {
    assert.deepEqual(offers['GET /comments/approved']?.answers, {
      '[]': 'object',
      '[].id': 'string',
      '[].postId': 'number',
      '[].content': 'string',
      '[].alias': 'string',
      '[].approved': 'boolean',
      '[].createdAt': 'string',
      '[].answerTo': 'missing|string',
      '[].helpful': 'missing|number',
      '[].answers': 'array|missing',
      '[].answers[]': 'object',
      '[].answers[].id': 'string',
      '[].answers[].postId': 'number',
      '[].answers[].content': 'string',
      '[].answers[].alias': 'string',
      '[].answers[].approved': 'boolean',
      '[].answers[].createdAt': 'string',
      '[].answers[].answerTo': 'missing|string',
      '[].answers[].helpful': 'missing|number',
      '[].moreAnswers': 'missing|number',
    });
    assert.equal(offers['GET /events/api/detail/:slug']?.answers.logo_url, 'null|string');
  });

  test('holds what a route takes and what of it must be there', () => {
    assert.deepEqual(offers['POST /comments']?.requires, ['content', 'postId']);
    assert.ok(offers['POST /comments']?.takes.includes('alias'));
    assert.ok(offers['GET /comments/approved']?.takes.includes('page'));
  });

  test('of a route without schemas it says that it is there', () => {
    assert.deepEqual(offers['GET /events/api/calendar.ics']?.answers, {});
  });
});
