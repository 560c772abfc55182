import { testForms } from './form-tests.ts';
import { filesOf } from './modules.ts';

testForms(filesOf('wizard'));
