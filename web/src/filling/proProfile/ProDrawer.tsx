import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { LoadedProfile } from './LoadedProfile.tsx';

interface Props {
  /** The pro whose profile is open, if any. */
  uuid: string | null;
  /** The location whose favorites and blocks the profile shows. */
  locationId: number;
  onClosed: () => void;
}

/** A pro's profile in a sheet over the list. */
export function ProDrawer({ uuid, locationId, onClosed }: Props) {
  return (
    <Drawer isOpen={uuid !== null} onClosed={onClosed} title="Profile">
      <LoadedProfile uuid={uuid} locationId={locationId} />
    </Drawer>
  );
}
