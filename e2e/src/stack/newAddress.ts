import { randomUUID } from 'node:crypto';

/** An e-mail address that nobody has used: the same one gets a code only every 30 seconds. */
export function newAddress(name: string): string {
  return `${name}+${randomUUID().slice(0, 8)}@brigade.example`;
}
