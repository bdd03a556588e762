import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, parsePhone, withCountryCode } from './phoneNumber.ts';

const firstDigit = fc.integer({ min: 2, max: 9 });
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const nationalNumber = fc
  .tuple(firstDigit, digits(2), firstDigit, digits(2), digits(4))
  .map(([a, rea, e, xchange, line]) => ({ area: `${a}${rea}`, exchange: `${e}${xchange}`, line }));

describe('parsePhone', () => {
  test.each([
    '3055550123',
    '305-555-0123',
    '305.555.0123',
    '305 555 0123',
    '(305) 555-0123',
    '(305)555-0123',
    '13055550123',
    '1-305-555-0123',
    '1 (305) 555-0123',
    '+13055550123',
    '+1 305 555 0123',
    '+1 (305) 555-0123',
    '+1-305-555-0123',
    '  305 555 0123  ',
    '305-555-0123 x12',
    '305-555-0123x12',
    '305-555-0123 x 12',
    '305-555-0123 ext. 12',
    '305-555-0123 ext 12',
    '305-555-0123, Ext. 12',
    '305-555-0123 extension 12',
    '305-555-0123 #12',
  ])('reads "%s"', (text) => {
    expect(parsePhone(text)).toBe('+13055550123');
  });

  test.each([
    ['nothing', ''],
    ['words', 'call me'],
    ['too few digits', '305-555-012'],
    ['no area code', '555-0123'],
    ['too many digits', '305-555-01234'],
    ['an area code from 1', '105-555-0123'],
    ['an area code from 0', '055-555-0123'],
    ['an exchange from 1', '305-155-0123'],
    ['an exchange from 0', '305-055-0123'],
    ['another country', '+44 20 7946 0958'],
    ['a second country code', '+1 1 305 555 0123'],
    ['a plus without the country', '+3055550123'],
    ['half a parenthesis', '(305 555-0123'],
    ['the other half', '305) 555-0123'],
    ['an extension without digits', '305-555-0123 x'],
    ['an extension of letters', '305-555-0123 ext. bar'],
    ['an extension too long to be one', '305-555-0123 x12345678'],
    ['two numbers', '305-555-0123 305-555-0124'],
    ['a second line', '305-555-0123\n<b>'],
    ['digits of another script', '٣٠٥٥٥٥٠١٢٣'],
  ])('refuses %s', (_case, text) => {
    expect(parsePhone(text)).toBeNull();
  });

  test('finds the ten digits in every way of writing them', () => {
    const way = fc.record({
      prefix: fc.constantFrom('', '1', '+1', '1 ', '+1 ', '1-', '+1.'),
      hasParentheses: fc.boolean(),
      gap: fc.constantFrom('', ' ', '-', '.', ' - '),
      extension: fc.oneof(
        fc.constant(''),
        fc
          .tuple(
            fc.constantFrom(' x', 'x ', ' ext. ', ' EXT ', ', extension ', ' #'),
            fc.integer({ min: 0, max: 9_999_999 }),
          )
          .map(([mark, number]) => `${mark}${number}`),
      ),
    });
    fc.assert(
      fc.property(
        nationalNumber,
        way,
        ({ area, exchange, line }, { prefix, hasParentheses, gap, extension }) => {
          const code = hasParentheses ? `(${area})` : area;
          const text = `${prefix}${code}${gap}${exchange}${gap}${line}${extension}`;
          expect(parsePhone(text)).toBe(`+1${area}${exchange}${line}`);
        },
      ),
    );
  });

  test('gives +1 and ten digits or nothing, and reads its own answer', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[-+() .x#0-9]{0,20}$/));
    fc.assert(
      fc.property(texts, (text) => {
        const number = parsePhone(text);
        if (number === null) return;
        expect(number).toMatch(/^\+1[2-9]\d{2}[2-9]\d{6}$/);
        expect(parsePhone(number)).toBe(number);
      }),
    );
  });
});

describe('withCountryCode', () => {
  test.each([
    ['305-555-0123', '+13055550123'],
    ['1 305 555 0123', '+13055550123'],
    ['+13055550123', '+13055550123'],
    ['+442079460958', '+442079460958'],
    ['555-0123', '+1555-0123'],
    ['', ''],
    ['  ', ''],
  ])('makes "%s" "%s"', (phone, result) => {
    expect(withCountryCode(phone)).toBe(result);
  });

  test('the country code is added once', () => {
    fc.assert(
      fc.property(fc.string(), (phone) => {
        const once = withCountryCode(phone);
        expect(withCountryCode(once)).toBe(once);
      }),
    );
  });
});

describe('formatPhone', () => {
  test.each([
    ['+13055550123', '(305) 555-0123'],
    ['+442079460958', '+442079460958'],
    ['305-555-0123', '305-555-0123'],
    ['', ''],
  ])('shows "%s" as "%s"', (number, text) => {
    expect(formatPhone(number)).toBe(text);
  });

  test('a formatted phone number can be read back', () => {
    fc.assert(
      fc.property(nationalNumber, ({ area, exchange, line }) => {
        const number = `+1${area}${exchange}${line}`;
        expect(parsePhone(formatPhone(number))).toBe(number);
      }),
    );
  });
});
