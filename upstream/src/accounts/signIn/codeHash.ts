import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const saltBytes = 16;
const hashBytes = 32;

/** A new code: six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Hashes a code as `salt:hash`. The hash must be slow: otherwise, someone with read access to the table could try all
 * million codes in a second, while the code is still valid.
 */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(code, salt, hashBytes);
  return `${salt.toString('hex')}:${hash.toString('hex')}`;
}

/** Whether a stored hash matches the code, in constant time. */
export async function isCodeOf(kept: string, code: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split(':');
  const expected = Buffer.from(hash, 'hex');
  const actual = await derive(code, Buffer.from(salt, 'hex'), hashBytes);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
