import { socialPicturePath } from '@femcoders/contracts/social-picture';

test('every page has its own picture, the home page too', () => {
  expect(socialPicturePath('/')).toBe('/social/index.png');
  expect(socialPicturePath('/recursos/css/css-grid')).toBe('/social/recursos/css/css-grid.png');
});
