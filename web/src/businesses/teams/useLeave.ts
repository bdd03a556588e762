import { useRouter } from '@tanstack/react-router';
import type { Client } from '../../platform/relay/client.ts';

/** Goes from what the viewer may no longer open to the locations that are left, and has those refetched. */
export function useLeave(client: Client): () => void {
  const router = useRouter();
  return () => {
    client.forgetResponses();
    void router.navigate({ to: '/locations' }).then(() => router.invalidate());
  };
}
