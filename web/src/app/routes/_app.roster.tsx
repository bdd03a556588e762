import { createFileRoute, redirect } from '@tanstack/react-router';
import { lastRoster } from '../../platform/offline/lastRoster.ts';

// Where the installed app opens.
export const Route = createFileRoute('/_app/roster')({
  beforeLoad: async () => {
    throw redirect({ href: (await lastRoster()) ?? '/', replace: true });
  },
});
