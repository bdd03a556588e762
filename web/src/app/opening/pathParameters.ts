/**
 * The parts of a path that a pattern of a screen names: locationId "1" of "/locations/1/pay" for
 * "/locations/:locationId/pay". An optional last part, "{/:name}?", may be missing.
 * The parts stay encoded.
 */
export function pathParameters(pattern: string, path: string): Record<string, string> {
  const given = path.split('/');
  const names = pattern.replaceAll(/[{}?]/g, '').split('/');
  const named = names.flatMap((name, index) => {
    const value = given[index];
    return name.startsWith(':') && value ? [[name.slice(1), value]] : [];
  });
  return Object.fromEntries(named) as Record<string, string>;
}
