import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorOf, parseForm, serverFormErrors } from './formErrors.ts';

const schema = z.object({
  email: z.string().check(z.minLength(1, 'Email is required'), z.includes('@', 'Invalid email address')),
  contact: z.object({ phone: z.string().check(z.minLength(1, 'Phone is required')) }),
});

describe('parseForm', () => {
  test('gives what the schema made of good values', () => {
    const trimmed = z.object({ name: z.string().check(z.trim()) });
    expect(parseForm(trimmed, { name: ' Maria ' })).toEqual({ output: { name: 'Maria' } });
  });

  test('gives the first error of each field by its path', () => {
    expect(parseForm(schema, { email: '', contact: { phone: '' } })).toEqual({
      errors: { email: 'Email is required', 'contact.phone': 'Phone is required' },
    });
  });
});

describe('serverFormErrors', () => {
  test.each([
    ['a path of segments', ['email']],
    ['a path that begins with the input', ['input', 'email']],
    ['a path in one string', 'input.email'],
  ])('a server error at %s is put at its field', (_, path) => {
    expect(serverFormErrors([{ path, message: 'Taken' }], ['email'])).toEqual({ email: 'Taken' });
  });

  test.each([
    ['without a path', undefined],
    ['with a path of null', null],
    ['of the whole input', ['input']],
    ['of a field that the form does not have', ['input', 'clientMutationId']],
  ])('a server error %s becomes the form’s own', (_, path) => {
    expect(serverFormErrors([{ path: path ?? null, message: 'Try later' }], ['email'])).toEqual({
      '': 'Try later',
    });
  });

  test('keeps the first error of a field', () => {
    const errors = [
      { path: 'email', message: 'Taken' },
      { path: 'email', message: 'Too long' },
    ];
    expect(serverFormErrors(errors, ['email'])).toEqual({ email: 'Taken' });
  });
});

describe('errorOf', () => {
  test('finds the error of a part of the field', () => {
    expect(errorOf({ 'contact.phone': 'Phone is required' }, 'contact')).toBe('Phone is required');
  });

  test('the error of a field whose name begins alike is not taken for that of a part', () => {
    expect(errorOf({ contactName: 'Name is required' }, 'contact')).toBeUndefined();
  });
});
