import { useLocation, useRouter } from '@tanstack/react-router';
import { asksFor, withoutParameter } from '../homeParameters.ts';

/** Whether the address of the home asks for the film, and the way to the same screen without it. */
export function useAskedFilm() {
  const router = useRouter();
  const location = useLocation();
  return {
    isAsked: asksFor(location, 'show_video'),
    dismiss: () =>
      void router.navigate({ href: withoutParameter(location.href, 'show_video'), replace: true }),
  };
}
