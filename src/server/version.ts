import project from '#package' with { type: 'json' };

/** The version of this program, as in `package.json` and `CHANGELOG.md`. */
export const { version } = project;
