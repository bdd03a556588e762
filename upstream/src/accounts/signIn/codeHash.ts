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
 * The form in which a code is kept: `salt:hash`. The slow hash matters: a million codes would otherwise be tried
 * in a second by who reads the table, while the code is still valid.
 */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(code, salt, hashBytes);
  return `${salt.toString('hex')}:${hash.toString('hex')}`;
}

/** Whether a kept hash is of this code; takes the same time for any wrong code. */
export async function isCodeOf(kept: string, code: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split(':');
  const expected = Buffer.from(hash, 'hex');
  const actual = await derive(code, Buffer.from(salt, 'hex'), hashBytes);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
