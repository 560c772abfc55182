import { testForms } from './form-tests.ts';

testForms('form');
