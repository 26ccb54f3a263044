export const PRODUCT_NAME = 'Stillgrove';

/** Title of Home. The title of every other page is its heading and {@link PRODUCT_NAME}. */
export const DEFAULT_TITLE = `${PRODUCT_NAME} - Therapeutic Games for Anxiety Relief`;

/** One-time price of premium. `amount` is in dollars, not in cents. */
export const PRICE = { amount: 9.99, currency: 'USD', label: '$9.99' } as const;

export const TRIAL_GAME_COUNT = 5;

export const HOME_GAME_COUNT = 3;

/** Date of the privacy statement and the medical disclaimer. */
export const LEGAL_TEXTS_DATE = 'May 13, 2025';

export const LEGAL_PAGE_BY_KEY = {
  privacy: { title: 'Privacy Policy', address: '/privacy' },
  medical: { title: 'Medical Disclaimer', address: '/disclaimer' },
} as const;

export const COPYRIGHT_YEAR = 2025;

/** `dial`: the number to call, the text to send, or the site to open. `text`: the line's display text. */
export interface HelpLine {
  readonly label: string;
  readonly dial: string;
  readonly text: string;
  readonly href: string;
}

/** Every number must be checked before each release. */
export const HELP_LINE_BY_KIND = {
  crisis: { label: 'US crisis line', dial: '988', text: 'Call 988', href: 'tel:988' },
  crisisText: { label: 'US crisis line', dial: '988', text: 'Text 988', href: 'sms:988' },
  older: {
    label: 'Older US lifeline',
    dial: '1-800-273-8255',
    text: '1-800-273-8255',
    href: 'tel:+18002738255',
  },
  text: {
    label: 'US text line',
    dial: 'HOME to 741741',
    text: 'Text HOME to 741741',
    href: 'sms:741741?&body=HOME',
  },
  emergency: { label: 'US emergency', dial: '911', text: 'Call 911', href: 'tel:911' },
  elsewhere: {
    label: 'Elsewhere',
    dial: 'findahelpline.com',
    text: 'findahelpline.com',
    href: 'https://findahelpline.com',
  },
} as const satisfies Record<string, HelpLine>;

/** Time after a skipped check-in during which no further check-in opens automatically, ms. */
export const QUIET_AFTER_SKIP_MS = 10 * 60 * 1000;

/** Display of a successful payment before checkout opens the games, ms. */
export const PAYMENT_SUCCESS_SHOWN_MS = 3000;
