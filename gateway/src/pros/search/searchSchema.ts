import './proConnection.ts';
import './ProFilter.ts';
