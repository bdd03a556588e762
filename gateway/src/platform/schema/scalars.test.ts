import { isScalarType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../app/schema.ts';

function scalar(name: string) {
  const type = schema.getType(name);
  if (!isScalarType(type)) throw new Error(`${name} is no scalar`);
  return type;
}

describe('DateTime', () => {
  const dateTime = scalar('DateTime');

  test.each([
    ['2026-05-29T22:30:00Z', '2026-05-29T22:30:00Z'],
    ['2026-05-29T18:30:00-04:00', '2026-05-29T22:30:00Z'],
    ['2026-05-29T22:30:00.250Z', '2026-05-29T22:30:00.25Z'],
  ])('DateTime takes %s as the moment %s', (text, moment) => {
    expect(dateTime.coerceInputValue(text)).toBe(moment);
  });

  test.each(['soon', '', '2026-05-29', '2026-05-29T22:30:00', '2026-13-01T00:00:00Z', 1_780_000_000, null])(
    'DateTime refuses %j',
    (value) => {
      expect(() => dateTime.coerceInputValue(value)).toThrow('Not a DateTime: expected text in ISO 8601.');
    },
  );

  test('DateTime is always said in UTC', () => {
    expect(dateTime.coerceOutputValue('2026-05-29T22:30:00.000Z')).toBe('2026-05-29T22:30:00.000Z');
    expect(dateTime.coerceOutputValue('2026-05-29T18:30:00-04:00')).toBe('2026-05-29T22:30:00Z');
  });
});

describe('Date', () => {
  const date = scalar('Date');

  test('Date takes a calendar day', () => {
    expect(date.coerceInputValue('2026-02-28')).toBe('2026-02-28');
    expect(date.coerceOutputValue('2026-02-28')).toBe('2026-02-28');
  });

  test.each(['2026-02-30', 'May 1st', 5])('Date refuses %j', (value) => {
    expect(() => date.coerceInputValue(value)).toThrow('Not a Date: expected text in ISO 8601.');
  });
});

describe('LocalTime', () => {
  const localTime = scalar('LocalTime');

  test.each([
    ['18:30', '18:30'],
    ['06:05:00', '06:05'],
  ])('LocalTime takes %s as %s', (text, time) => {
    expect(localTime.coerceInputValue(text)).toBe(time);
    expect(localTime.coerceOutputValue(time)).toBe(time);
  });

  test.each(['', '24:00', '6 pm', 18.5, null])('LocalTime refuses %j', (value) => {
    expect(() => localTime.coerceInputValue(value)).toThrow('Not a LocalTime: expected text in ISO 8601.');
  });
});
