import './markOrientationItemRead.ts';
import './Orientation.ts';
