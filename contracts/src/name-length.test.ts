import assert from 'node:assert/strict';
import { test } from 'node:test';
import { userNameMax } from './account-limits.ts';
import { commentAliasMax } from './comment-limits.ts';
import { contactLimits } from './contact-limits.ts';
import { jobLimits } from './job-limits.ts';
import { personNameMax } from './name-length.ts';
import { newsLimits } from './news-limits.ts';
import { personLimits } from './person-limits.ts';
import { registrationLimits } from './registration-limits.ts';
import { proposalLimits } from './talk-proposal-limits.ts';

test('the name of an account fits into every form that is filled in with one', () => {
  const lengths = {
    account: userNameMax,
    comment: commentAliasMax,
    contact: contactLimits.nameMax,
    offer: jobLimits.person,
    news: newsLimits.authorName,
    team: personLimits.name,
    place: registrationLimits.name,
    talk: proposalLimits.nameMax,
  };
  for (const [form, length] of Object.entries(lengths)) assert.equal(length, personNameMax, form);
});
