import { checkCode, walkGuides } from './walk.ts';

// The code of all guides at once, because the type checker takes its time over all that it imports.
walkGuides(
  'src/README.md',
  ['Add a block', 'Add a control', 'Use a widget that was written for rjsf', 'Add a plug-in'],
  {
    'their code passes the type checker, its examples compile': checkCode,
  },
);
