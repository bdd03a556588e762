import { createFileRoute, redirect } from '@tanstack/react-router';
import { lastRoster } from '../../platform/offline/lastRoster.ts';

// Where the installed app opens.
export const Route = createFileRoute('/_app/roster')({
  beforeLoad: () => {
    throw redirect({ href: lastRoster() ?? '/', replace: true });
  },
});
