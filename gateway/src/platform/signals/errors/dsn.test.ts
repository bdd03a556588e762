import { expect, test } from 'vitest';
import { parseDsn } from './dsn.ts';

test.each([
  ['https://abc@errors.example/42', 'https://errors.example/api/42/envelope/'],
  ['https://abc@errors.example/42/', 'https://errors.example/api/42/envelope/'],
  ['https://abc:secret@errors.example/42', 'https://errors.example/api/42/envelope/'],
  ['http://abc@127.0.0.1:8000/below/a/path/7', 'http://127.0.0.1:8000/below/a/path/api/7/envelope/'],
])('%s sends to %s', (dsn, envelopeUrl) => {
  expect(parseDsn(dsn)).toEqual({ envelopeUrl, publicKey: 'abc' });
});

test.each([
  '',
  'abc',
  'https://errors.example/42',
  'https://abc@errors.example/',
  'https://abc@errors.example/project',
  'ftp://abc@errors.example/42',
])('%j is no DSN', (dsn) => {
  expect(parseDsn(dsn)).toBeNull();
});
