/** A campaign page, as a careful author writes it. */
export const rainPage = `# yaml-language-server: $schema=../../schemas/editor/page.json
path: /rain-offer
parent: about
name: Rain cover
title: Cover for the months of rain
description: What our offer for the months of rain covers, and how to ask us for a call about it.

blocks:
  - block: hero
    heading: Be ready for the rain
    lead: Everything for the months of rain.

  - block: form
    heading: Ask for a call
    form: rain-call
`;

/** Its form. */
export const rainForm = `# yaml-language-server: $schema=../../schemas/editor/form.json
description: Asks who wants a call about the rain offer.

schema:
  type: object
  required: [name]
  properties:
    name: { type: string, title: Full name }

ui:
  name: { autocomplete: name, filters: [trim], private: contact }

messages:
  name:
    required: Tell us your full name.

noPrice: Nothing is priced here.

submit:
  label: Ask for a call
  actions:
    - alert: We will call you, {name}.

examples:
  - name: A name is given
    answers: { name: Asha Rao }
    does:
      - alert: We will call you, Asha Rao.

  - name: Nothing is filled in
    errors: { name: Tell us your full name. }
`;

/** The block that links to it, on the page where it was created. */
export const rainCall = `
  - block: cta
    heading: Before the rain comes
    buttons:
      - { label: See the rain offer, href: /rain-offer }
`;
