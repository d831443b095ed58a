import assert from 'node:assert/strict';
import { it } from 'node:test';
import { contentSecurityPolicy, reportingTo } from './security-headers.ts';

const frames = (policy: string) => policy.split('; ').find((part) => part.startsWith('frame-src'));

it('lets pages frame the site’s own documents, and of others only those given', () => {
  assert.equal(frames(contentSecurityPolicy({})), "frame-src 'self'");
  assert.equal(
    frames(contentSecurityPolicy({ framed: ['https://video.example'] })),
    "frame-src 'self' https://video.example",
  );
});

it('reports refusals to the given address, by the one directive that every browser knows', () => {
  assert.doesNotMatch(contentSecurityPolicy({}), /report/);
  const policy = reportingTo(contentSecurityPolicy({}), '/api/refusals?page=/a');
  assert.match(policy, /; report-uri \/api\/refusals\?page=\/a$/);
  assert.doesNotMatch(policy, /report-to/);
});
