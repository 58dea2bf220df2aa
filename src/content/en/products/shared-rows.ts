import type { Figure } from '#content/types.ts';

/** Rows and notes that several products share. */

// Sources differ: April to October (sdsspices.com), May to November (gfnfoodsales.com), June to December (island.lk).
export const harvestSeason: Figure = {
  label: 'Harvest season',
  value: 'Cut in most months; most often named: May to November',
};

export const barkStorage: Figure = { label: 'Storage', value: 'Cool, dry and dark, off the floor; two to three years' };

export const tradeFigures =
  'Commonly quoted trade figures, not a specification. The limits for your lot are agreed in the offer.';
