// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const stateEmptyBowl: PictureFile = { id: 'state-empty-bowl', width: 1200, height: 900, placeholderColor: '#ae977f', hash: '4cf53a5f' };
export const stateEmptyScoop: PictureFile = { id: 'state-empty-scoop', width: 1200, height: 900, placeholderColor: '#baa388', hash: '40641c65' };
