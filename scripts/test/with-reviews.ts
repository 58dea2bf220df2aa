import type { Command } from '#scripts/support/run-process.ts';

/** Switches the review widget on for the tests, even if the owner has switched it off in `company.ts`. */
export function withReviews(command: Command): Command {
  return { ...command, env: { REVIEWS: 'visit', ...command.env } };
}
