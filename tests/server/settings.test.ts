import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  isLoopback,
  parseSettings,
  serverUrl,
  settingsWarnings,
  withVariablesFromFiles,
} from '../../server/base/settings';

const here = path.resolve('/srv/stillgrove');

describe('settings', () => {
  test.each([{}, { PORT: '', HOST: ' ', DATA_DIR: '' }])(
    'that are missing (%j) have safe defaults',
    (env) => {
      expect(parseSettings(env, here)).toEqual({
        port: 3000,
        host: '127.0.0.1',
        dataDir: path.join(here, 'data'),
        trustedProxies: 0,
        isRegistrationOpen: true,
        logFormat: 'text',
      });
    },
  );

  test('are used as given', () => {
    const env = {
      PORT: ' 8080 ',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/stillgrove',
      PUBLIC_ORIGIN: 'https://Stillgrove.example/',
      TRUST_PROXY: '1',
      CONTACT: 'help@stillgrove.example',
      REGISTRATION: 'closed',
      BACKUP_EVERY: '24h',
      LOG_FORMAT: 'json',
    };
    expect(parseSettings(env, here)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/stillgrove',
      publicOrigin: 'https://stillgrove.example',
      trustedProxies: 1,
      contact: 'mailto:help@stillgrove.example',
      isRegistrationOpen: false,
      backupEvery: 24 * 60 * 60 * 1000,
      logFormat: 'json',
    });
    expect(parseSettings({ DATA_DIR: '../kept' }, here).dataDir).toBe(path.resolve(here, '../kept'));
    expect(parseSettings({ PORT: '65535', HOST: '::1' }, here)).toMatchObject({ port: 65_535, host: '::1' });
  });

  test.each(['abc', '-1', '80.5', '65536', '3e3', '0x50', '３０００'])('PORT=%s is refused', (PORT) => {
    expect(() => parseSettings({ PORT }, here)).toThrow(`PORT is "${PORT}"`);
  });

  test.each([
    'stillgrove.example',
    'https://',
    'https://stillgrove.example/app',
    'https://stillgrove.example/?',
    'https://me:secret@stillgrove.example',
    'ftp://stillgrove.example',
  ])('PUBLIC_ORIGIN=%s is refused', (PUBLIC_ORIGIN) => {
    expect(() => parseSettings({ PUBLIC_ORIGIN }, here)).toThrow(`PUBLIC_ORIGIN is "${PUBLIC_ORIGIN}"`);
  });

  test.each(['yes', '-1', '1.5', '10', 'loopback'])('TRUST_PROXY=%s is refused', (TRUST_PROXY) => {
    expect(() => parseSettings({ TRUST_PROXY }, here)).toThrow(`TRUST_PROXY is "${TRUST_PROXY}"`);
  });
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['127.0.0.1.example', false],
])('only this computer reaches %s: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['192.0.2.1', 'http://192.0.2.1:3000'],
  ['2001:db8::1', 'http://[2001:db8::1]:3000'],
  ['stillgrove.example', 'http://stillgrove.example:3000'],
])('a server at %s is opened at %s', (host, address) => {
  expect(serverUrl(host, 3000)).toBe(address);
});

describe('a start warns of', () => {
  const warningsFor = (env: Record<string, string>) => settingsWarnings(parseSettings(env, here));

  test('TLS without a trusted proxy, when all people would be one address', () => {
    const [warning, ...more] = warningsFor({ PUBLIC_ORIGIN: 'https://stillgrove.example' });
    expect(warning).toBe(
      'WARNING: A proxy stands before this server, but TRUST_PROXY is 0: everybody counts as one address, and what one person does too often is refused to all. Set TRUST_PROXY=1, or as many proxies as are yours.',
    );
    expect(more).toEqual([]);
    expect(warningsFor({ PUBLIC_ORIGIN: 'https://stillgrove.example', TRUST_PROXY: '1' })).toEqual([]);
  });

  test('a public address without TLS', () => {
    expect(warningsFor({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('plain HTTP')]);
    expect(warningsFor({})).toEqual([]);
  });
});

test('a short INSTALLATION_SECRET is refused, and not repeated', () => {
  expect(() => parseSettings({ INSTALLATION_SECRET: 'hunter2' }, here)).toThrow('shorter than 32 characters');
  expect(() => parseSettings({ INSTALLATION_SECRET: 'hunter2' }, here)).not.toThrow('hunter2');
  expect(parseSettings({ INSTALLATION_SECRET: 'x'.repeat(32) }, here).secret).toHaveLength(32);
});

describe('a setting in a file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stillgrove-settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };

  test.each(['DATABASE_URL', 'INSTALLATION_SECRET', 'PAYPAL_CLIENT_SECRET'])('is %s', (name) => {
    const env = withVariablesFromFiles({ PORT: '80', [`${name}_FILE`]: file('value', 'what it holds\r\n') });
    expect(env).toMatchObject({ PORT: '80', [name]: 'what it holds' });
  });

  test.each([
    ['that is not there', () => path.join(folder, 'none'), 'none", which is not there.'],
    ['that is a directory', () => folder, '", which is a directory.'],
    ['that is empty', () => file('empty', '\n'), 'empty", which is empty.'],
  ])('%s is refused', (_, name, output) => {
    expect(() => withVariablesFromFiles({ DATABASE_URL_FILE: name() })).toThrow(output);
  });

  test('beside the setting itself is refused', () => {
    const env = { INSTALLATION_SECRET: 'one', INSTALLATION_SECRET_FILE: file('value', 'two') };
    expect(() => withVariablesFromFiles(env)).toThrow(
      'INSTALLATION_SECRET and INSTALLATION_SECRET_FILE are both set.',
    );
  });
});

test.each(['24', '0h', '25d', '90m', 'daily'])('BACKUP_EVERY=%s is refused', (BACKUP_EVERY) => {
  expect(() => parseSettings({ BACKUP_EVERY }, here)).toThrow(`BACKUP_EVERY is "${BACKUP_EVERY}"`);
});

test.each(['help', 'http://stillgrove.example', 'https://', 'a b@c'])('CONTACT=%s is refused', (CONTACT) => {
  expect(() => parseSettings({ CONTACT }, here)).toThrow(`CONTACT is "${CONTACT}"`);
});

test.each([{ REGISTRATION: 'no' }, { LOG_FORMAT: 'xml' }])('%j is refused', (env) => {
  expect(() => parseSettings(env, here)).toThrow('Say ');
});
