import { createFileRoute } from '@tanstack/react-router';
import { ConnectFrame } from '../../pros/connect/ConnectFrame.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/connect')({
  component: Connect,
});

function Connect() {
  return <ConnectFrame locationId={Route.useParams().locationId} />;
}
