import { capital } from '../../shared/problems/show.ts';

/** The line that names the contract to editors. */
const schemaLine = (kind: string): string => `# yaml-language-server: $schema=../../schemas/editor/${kind}.json\n`;

/** quote-request → Quote request */
export const titleOf = (name: string): string => capital(name.replaceAll('-', ' '));

/** quote-request → quoteRequest */
export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The functions below return minimal valid files. Their texts say what to write instead. */
export const newPage = (name: string, parent: string | undefined): string => `${schemaLine('page')}path: /${name}
${parent === undefined ? '' : `parent: ${parent}\n`}name: ${titleOf(name)}
title: ${titleOf(name)}
description: Say in one or two sentences what a visitor finds here. Search results show it.

blocks:
  - block: hero
    heading: ${titleOf(name)}
    lead: Say what this page is for.
`;

export const newForm = (
  name: string,
): string => `${schemaLine('form')}description: Say what the form "${titleOf(name)}" is for.

schema:
  type: object
  required: [name]
  properties:
    name: { type: string, title: Your name }

ui:
  name: { autocomplete: name, filters: [trim], private: contact }

messages:
  name:
    required: Enter your name.

noPrice: Nothing is priced here.

submit:
  label: Done
  actions:
    - alert: Thank you, {name}.

examples:
  - name: Someone who answers
    answers: { name: Meera Iyer }
    does:
      - alert: Thank you, Meera Iyer.

  - name: Someone who leaves it empty
    errors: { name: Enter your name. }
`;

export const newWizard = (
  name: string,
): string => `${schemaLine('wizard')}description: Say what the wizard "${titleOf(name)}" is for.

title: ${titleOf(name)}
progress: Step {step} of {total}
next: Next
back: Back

steps:
  - id: about
    title: About you
    schema:
      type: object
      required: [age]
      properties:
        age: { type: integer, title: Your age, minimum: 18, maximum: 100 } # years
    ui:
      age: { private: birth }
    messages:
      age:
        required: Enter your age.
        minimum: You must be 18 or older.
        maximum: Enter an age of 100 or less.

  - id: retired
    title: After work
    when: { age: { minimum: 60 } }
    schema:
      type: object
      properties:
        pension: { type: boolean, title: I draw a pension }
${wizardEnd}`;

const wizardEnd = `
submit:
  label: Finish
  actions:
    - alert: Thank you.

examples:
  - name: Someone who works
    answers: { age: 35 }
    steps: [about]
    does:
      - alert: Thank you.

  - name: Someone of 70 is asked more
    answers: { age: 70, pension: true }
    steps: [about, retired]
    does:
      - alert: Thank you.

  - name: Someone too young
    answers: { age: 17 }
    stoppedAt: about
    errors: { age: You must be 18 or older. }
`;

export const newOptions = `${schemaLine('list')}of: options
items:
  - { value: first, label: First choice }
  - { value: second, label: Second choice }
`;

export const newQuestions = (name: string): string => `${schemaLine('list')}of: questions
items:
  - question: What is a good first question about ${titleOf(name).toLowerCase()}?
    answer: The one that visitors ask most. Answer it in the first sentence.
`;
