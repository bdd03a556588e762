import './addProsToGroup.ts';
import './createProGroup.ts';
import './deleteProGroup.ts';
import './ProGroup.ts';
import './proGroupField.ts';
import './removeProsFromGroup.ts';
import './updateProGroup.ts';
