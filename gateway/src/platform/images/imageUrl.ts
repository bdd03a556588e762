/**
 * Where an image can be seen.
 *
 * @param base a hosted service's address, or a path of this origin; without a slash at the end.
 */
export function imageUrl(publicId: string, base: string): string {
  return `${base}/${publicId.split('/').map(encodeURIComponent).join('/')}`;
}
