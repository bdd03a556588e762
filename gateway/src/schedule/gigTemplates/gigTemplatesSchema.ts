import './createGigTemplate.ts';
import './deleteGigTemplate.ts';
import './GigTemplate.ts';
import './gigTemplateField.ts';
import './updateGigTemplate.ts';
