/**
 * The page with the script that sends the queries of its screen, before all other files and waiting for none.
 *
 * @param pathname the pattern of the screen's path
 */
export function pageWithStart(html: string, file: string, pathname: string): string {
  const script = `<script async crossorigin fetchpriority="high" data-screen="${pathname}" src="${file}"></script>`;
  return html.replace(/(?=<script)/, () => `${script}\n    `);
}
