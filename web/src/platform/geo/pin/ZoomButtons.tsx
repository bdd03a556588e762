import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../ui/actions/Button.tsx';
import { zoomLimits } from './pinFrame.ts';
import styles from './PinMap.module.css';

/** Shows more or less around a pin. */
export function ZoomButtons({ zoom, onZoomed }: { zoom: number; onZoomed: (zoom: number) => void }) {
  return (
    <div className={styles.zoom}>
      <Button
        iconOnly
        variant="outlined"
        size="small"
        aria-label="Zoom in"
        icon={<Plus />}
        isDisabled={zoom <= zoomLimits.least}
        onPress={() => onZoomed(zoom - 1)}
      />
      <Button
        iconOnly
        variant="outlined"
        size="small"
        aria-label="Zoom out"
        icon={<Minus />}
        isDisabled={zoom >= zoomLimits.most}
        onPress={() => onZoomed(zoom + 1)}
      />
    </div>
  );
}
