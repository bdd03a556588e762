/** What the address of a location's home can ask for. */
export type HomeParameter = 'show_tour' | 'show_video';

interface Place {
  readonly pathname: string;
  readonly searchStr: string;
}

/** Whether an address asks for the tour or the film. */
export function asksFor({ pathname, searchStr }: Place, parameter: HomeParameter): boolean {
  const isHome = /^\/locations\/\d+\/home\/?$/.test(pathname);
  return isHome && new URLSearchParams(searchStr).get(parameter) === 'true';
}

/** The address without it. */
export function withoutParameter(href: string, parameter: HomeParameter): string {
  const url = new URL(href, 'http://brigade.invalid');
  url.searchParams.delete(parameter);
  return url.pathname + url.search + url.hash;
}
