import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { hubPath, kindOfAddress, listPaths, proposePath } from './hub-address.ts';

test('the hub stands where the site says, so that links of others lead there', () => {
  expect(hubPath).toBe(defaultSiteConfig.communityHubPath);
});

test('the form knows from the address what it begins with', () => {
  for (const kind of Object.keys(listPaths) as (keyof typeof listPaths)[]) {
    const { searchParams } = new URL(proposePath(kind), 'https://site.example');
    expect(kindOfAddress(searchParams.get('tipo'))).toBe(kind);
  }
  expect(kindOfAddress('otra cosa')).toBeNull();
  expect(kindOfAddress(null)).toBeNull();
});
