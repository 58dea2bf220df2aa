/** After this time the scripts are loaded in any case. */
export const loadTimeoutMs = 4000;
