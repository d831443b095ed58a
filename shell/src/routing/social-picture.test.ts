import { socialPicturePath } from '@femcoders/contracts/social-picture';

test('every page has a picture of its own, the home page too', () => {
  expect(socialPicturePath('/')).toBe('/social/index.png');
  expect(socialPicturePath('/recursos/css/css-grid')).toBe('/social/recursos/css/css-grid.png');
});
