import { walkGuides } from './walk.ts';
import { wishes } from './wishes.ts';

walkGuides(
  'config/README.md',
  [
    'Change a text in five minutes',
    'Add a field with its message',
    'Ask with another control',
    'Work something out: totals, ages, limits',
    'Fill in what another answer says',
    'Ask for as many as there are',
    'Ask the same for each item of a list',
    'Add a page',
    'Add a photograph',
    'Add a wizard step that only some see',
    'End a wizard for those whom you cannot serve',
    'Change a rate',
    'Look a value up in a table',
    'Offer plans with their premiums',
    'Let visitors keep plans, and ask about them',
    'Say what a plan pays in a situation',
    'Fold what is long on a phone',
    'Let visitors sort a list of plans',
    'Change something on a day to come',
    'Ask for leads on another page',
    'Let a wizard send its answers',
    'Ask for a file',
    'Take over a form from another tool',
    'Put steps in another order',
    'Take a change back',
  ],
  wishes,
);
