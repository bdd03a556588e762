import bowser from 'bowser';

/**
 * What people call the device of a User-Agent header: "Chrome on Windows", "Safari on iPhone". Null when it names
 * neither a browser nor a system that is known.
 */
export function deviceName(userAgent: string): string | null {
  if (userAgent.trim() === '') return null;
  const device = bowser.getParser(userAgent);
  // A phone's or tablet's model says more than its system, but only Apple's are names that people use.
  const { vendor, model } = device.getPlatform();
  const system = (vendor === 'Apple' && model) || device.getOSName();
  const browser = device.getBrowserName();
  return [browser, system].filter(Boolean).join(' on ') || null;
}
