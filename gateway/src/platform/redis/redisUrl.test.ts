import { expect, test } from 'vitest';
import { isRedisUrl } from './redisUrl.ts';

test.for([
  'redis://127.0.0.1',
  'redis://127.0.0.1:6379/',
  'redis://:p%40ss@redis.example:6379/2',
  'rediss://gateway:secret@[2001:db8::7]:6380',
])('%s names a server of Redis', (url) => {
  expect(isRedisUrl(url)).toBe(true);
});

test.for([
  'redis.example:6379',
  'http://redis.example',
  'redis://',
  'redis://redis.example:70000',
  'redis://redis.example/sessions',
  'redis://redis.example/0/1',
  'redis://redis.example/0?timeout=1',
  'redis://redis.example#0',
  'redis://:%E0%A4%A@redis.example',
])('%s names no server of Redis', (url) => {
  expect(isRedisUrl(url)).toBe(false);
});
