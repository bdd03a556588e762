/** "1 open place", "3 open places". */
export function openPlacesText(count: number): string {
  return `${count} open ${count === 1 ? 'place' : 'places'}`;
}
