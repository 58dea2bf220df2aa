import type { Figure } from '#content/types.ts';

/** Rows and notes that several products share. */

// Sources differ: April to October (sdsspices.com), May to November (gfnfoodsales.com), June to December (island.lk).
export const harvestSeason: Figure = {
  label: 'Harvest season',
  value: 'Cut in most months; most often named: May to November',
};

// Above 10 mg/kg sulphur dioxide counts as present: Reg. (EC) 1333/2008. EU limit in Ceylon cinnamon: Directive 2010/69/EU.
export const sulphur: Figure = {
  label: 'Sulphur',
  value: 'Say whether sulphured bark is acceptable; above 10 mg/kg it has to be declared in many markets',
};

export const barkStorage: Figure = { label: 'Storage', value: 'Cool, dry and dark, off the floor; two to three years' };

export const tradeFigures =
  'Commonly quoted trade figures, not a specification. The limits for your lot are agreed in the offer.';
