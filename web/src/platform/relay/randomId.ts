/** A random id of 128 bits. Unlike `randomUUID`, it also works over plain HTTP, as in the network of a house. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
