import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { updateGig } from '../editing/updateGig.ts';
import { openPlacesText } from './openPlacesText.ts';

/** A gig of the network or of direct offers that has open places. */
export interface PostedGig {
  /** The global ID. */
  readonly id: string;
  /** The name of its position. */
  readonly name: string;
  readonly openPlaces: number;
}

interface Props {
  gig: PostedGig;
  onClosed: () => void;
}

/** Confirms and moves a gig to the marketplace. It is the same gig: another posting would ask for its pros twice. */
export default function PostToMarketplaceDialog({ gig: { id, name, openPlaces }, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ConfirmActionDialog
      title={`Post ${openPlacesText(openPlaces)} for ${name} to the marketplace?`}
      confirmLabel="Post to the marketplace"
      action={async () => (await updateGig(environment, { gigId: id, type: 'MARKETPLACE' })).errors}
      onSuccess={() => toast({ tone: 'success', title: `${name} is on the marketplace` })}
      onClosed={onClosed}
    >
      Every pro in the market can see this shift and apply. Confirmed pros keep their places, and offers that
      await an answer stay open.
    </ConfirmActionDialog>
  );
}
