import './contactCenterPath.ts';
