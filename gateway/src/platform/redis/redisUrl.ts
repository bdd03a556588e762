/** A server and perhaps a database of it: redis://:password@redis.example:6379/0. */
export function isRedisUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  return (
    ['redis:', 'rediss:'].includes(protocol) &&
    hostname !== '' &&
    /^(?:\/\d{0,4})?$/.test(pathname) &&
    search + hash === '' &&
    [username, password].every(canBeDecoded)
  );
}

function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
