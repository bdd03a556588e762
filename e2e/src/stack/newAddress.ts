import { randomUUID } from 'node:crypto';

/** A unique email address, since codes are limited to one per address every 30 seconds. */
export function newAddress(name: string): string {
  return `${name}+${randomUUID().slice(0, 8)}@brigade.example`;
}
