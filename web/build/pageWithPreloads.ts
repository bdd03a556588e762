/**
 * The page with links that preload these scripts. They yield to the entry, which draws the first skeleton. The rest of
 * their attributes is that of the requests which follow, or the browser would load a file twice.
 */
export function pageWithPreloads(html: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !html.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`);
  return html.replace(/(?=<\/head>)/, () => links.map((link) => `  ${link}\n  `).join(''));
}
