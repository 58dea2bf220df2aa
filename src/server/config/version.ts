import project from '#package' with { type: 'json' };

export const { version } = project;
