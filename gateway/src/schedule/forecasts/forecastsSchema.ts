import './FillForecast.ts';
