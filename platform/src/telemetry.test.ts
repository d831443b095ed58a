import { onError, reportError } from './telemetry.ts';

test('an error is logged with the part it came from, so that its team finds it', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('sin datos');
  reportError(error, { name: 'mf-blog', version: '0123456789abcdef' });
  expect(log).toHaveBeenCalledWith('[mf-blog@0123456789abcdef]', error);
});

test('what it was caused by is logged, too: an error that React recovers from says only that there was one', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new Error('Text content does not match');
  const error = new Error('Minified React error #422', { cause });
  reportError(error, { name: 'shell', version: 'a' });
  expect(log).toHaveBeenCalledWith('[shell@a]', error, cause);
  reportError(null, { name: 'shell', version: 'a' });
  expect(log).toHaveBeenLastCalledWith('[shell@a]', null);
});

test('a listener hears of it, until it stops listening', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const heard: unknown[] = [];
  const stop = onError((_error, source) => heard.push(source.name));
  reportError(new Error('uno'), { name: 'mf-blog', version: 'a' });
  stop();
  reportError(new Error('dos'), { name: 'mf-blog', version: 'a' });
  expect(heard).toEqual(['mf-blog']);
});
