/** Template of the page on which two people agree before they build something. */
export const pageTemplate = ([one, other]: [string, string]): string => `## Goal
What will exist at the end that does not exist today? One sentence, small enough for two weeks.

## Roles
- **${one}**:
- **${other}**:

## Who decides
Who has the last word on the product, and who on the technology?

## Time
Hours a week from each of us, and when we talk.

## What is whose
Who owns what we make if we do not go on?

## When to stop
What would tell us early that this does not work?
`;
