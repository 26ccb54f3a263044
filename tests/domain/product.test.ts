import { describe, expect, test } from 'vitest';
import {
  DEFAULT_TITLE,
  HELP_LINE_BY_KIND,
  HOME_GAME_COUNT,
  LEGAL_TEXTS_DATE,
  PRICE,
  PRODUCT_NAME,
  QUIET_AFTER_SKIP_MS,
  TRIAL_GAME_COUNT,
} from '../../domain/product';

test('the facts equal the specification', () => {
  expect(PRODUCT_NAME).toBe('Stillgrove');
  expect(DEFAULT_TITLE).toBe('Stillgrove - Therapeutic Games for Anxiety Relief');
  expect(PRICE).toEqual({ amount: 9.99, currency: 'USD', label: '$9.99' });
  expect(HOME_GAME_COUNT).toBe(3);
  expect(LEGAL_TEXTS_DATE).toBe('May 13, 2025');
  expect(QUIET_AFTER_SKIP_MS).toBe(600_000);
  expect(TRIAL_GAME_COUNT).toBe(5);
});

describe('the help lines', () => {
  test('show and dial the correct numbers', () => {
    const lines = Object.values(HELP_LINE_BY_KIND).map(
      ({ label, text, href }) => `${label}: ${text} <${href}>`,
    );
    expect(lines).toEqual([
      'US crisis line: Call 988 <tel:988>',
      'US crisis line: Text 988 <sms:988>',
      'Older US lifeline: 1-800-273-8255 <tel:+18002738255>',
      'US text line: Text HOME to 741741 <sms:741741?&body=HOME>',
      'US emergency: Call 911 <tel:911>',
      'Elsewhere: findahelpline.com <https://findahelpline.com>',
    ]);
  });
});
