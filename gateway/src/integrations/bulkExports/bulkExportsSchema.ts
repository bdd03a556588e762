import './cancelExport.ts';
import './deleteExport.ts';
import './Export.ts';
import './exportChanged.ts';
import './exportEnums.ts';
import './exportFields.ts';
import './startExport.ts';
