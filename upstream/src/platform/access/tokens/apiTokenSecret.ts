import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Every API token starts with this, so that people and secret scanners recognize it. */
const apiTokenPrefix = 'brg_';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 178 bits, so that storing an unsalted hash is safe. */
const randomLength = 30;
/** A CRC-32 in base 62. */
const checkLength = 6;

const shape = new RegExp(`^${apiTokenPrefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checkLength}})$`);

/** A new secret: the prefix, 30 random characters and their checksum in 6. */
export function newApiToken(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('');
  return `${apiTokenPrefix}${random}${checkOf(random)}`;
}

/** Whether a bearer token is meant as an API token and not as that of a session. */
export function isApiToken(token: string): boolean {
  return token.startsWith(apiTokenPrefix);
}

/** Whether the checksum fits, so that most mistyped tokens are refused without a query. */
export function isWellFormed(token: string): boolean {
  const [, random, check] = shape.exec(token) ?? [];
  return random !== undefined && checkOf(random) === check;
}

function checkOf(random: string): string {
  let rest = crc32(random);
  let check = '';
  while (check.length < checkLength) {
    check = `${digits[rest % digits.length]}${check}`;
    rest = Math.floor(rest / digits.length);
  }
  return check;
}
