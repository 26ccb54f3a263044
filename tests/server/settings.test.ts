import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf, readSettings } from '../../server/settings';

const here = path.resolve('/srv/stillgrove');

describe('settings', () => {
  test.each([{}, { PORT: '', HOST: ' ', DATA_DIR: '' }])('that are not given (%j) are safe', (env) => {
    expect(readSettings(env, here)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.join(here, 'data'),
    });
  });

  test('are taken as given', () => {
    const env = { PORT: ' 8080 ', HOST: '0.0.0.0', DATA_DIR: '/var/lib/stillgrove' };
    expect(readSettings(env, here)).toEqual({ port: 8080, host: '0.0.0.0', dataDir: '/var/lib/stillgrove' });
    expect(readSettings({ DATA_DIR: '../kept' }, here).dataDir).toBe(path.resolve(here, '../kept'));
    expect(readSettings({ PORT: '65535', HOST: '::1' }, here)).toMatchObject({ port: 65_535, host: '::1' });
  });

  test.each(['65536', '3e3', '0x50', '３０００', '3000 4000', '999999999999'])(
    'PORT=%s is refused',
    (PORT) => {
      expect(() => readSettings({ PORT }, here)).toThrow(`PORT is "${PORT}"`);
    },
  );
});

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.0.2.1', 'http://192.0.2.1:3000'],
  ['2001:db8::1', 'http://[2001:db8::1]:3000'],
  ['stillgrove.example', 'http://stillgrove.example:3000'],
])('a server at %s is opened at %s', (host, address) => {
  expect(addressOf(host, 3000)).toBe(address);
});
