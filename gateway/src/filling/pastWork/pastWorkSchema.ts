import './pastWork.ts';
