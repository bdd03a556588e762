import type { ReactNode } from 'react';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { LoadedProfile } from './LoadedProfile.tsx';

interface Props {
  /** The pro whose profile is open, if any. */
  uuid: string | null;
  /** The location whose favorites and blocks the profile shows. */
  locationId: number;
  onClosed: () => void;
  /** What went wrong with the pro, above the profile. */
  notice?: ReactNode;
  /** What the list knows of the pro, below the profile. */
  about?: ReactNode;
  /** The buttons below the profile. */
  footer?: ReactNode;
}

/** A pro's profile in a sheet over the list. */
export function ProDrawer({ uuid, locationId, onClosed, notice, about, footer }: Props) {
  return (
    <Drawer isOpen={uuid !== null} onClosed={onClosed} title="Profile" footer={footer}>
      {notice}
      <LoadedProfile uuid={uuid} locationId={locationId} />
      {about}
    </Drawer>
  );
}
