/** Downloads what an address holds, as the link to it does. */
export function downloadHref(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
