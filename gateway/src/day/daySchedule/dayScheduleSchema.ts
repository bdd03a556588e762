import './dayScheduleField.ts';
