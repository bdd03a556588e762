import './adjustHours.ts';
