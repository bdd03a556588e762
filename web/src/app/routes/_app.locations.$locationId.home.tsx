import { createFileRoute } from '@tanstack/react-router';
import homeScreenQuery from '../../__generated__/HomeScreenQuery$parameters.ts';
import { HomeScreen } from '../../insight/home/HomeScreen.tsx';
import { HomeSkeleton } from '../../insight/home/HomeSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/home')({
  loader: ({ context, params: { locationId }, abortController, cause }) =>
    context.client.load(homeScreenQuery, { locationId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Home,
  pendingComponent: HomeSkeleton,
});

function Home() {
  return <HomeScreen query={Route.useLoaderData()} locationId={Route.useParams().locationId} />;
}
