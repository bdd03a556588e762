import './ApiUsage.ts';
