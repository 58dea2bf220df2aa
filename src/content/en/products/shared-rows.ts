/** The first rows of every product made of cinnamon bark: quills and pieces of quills. */
export const innerBark = {
  botanicalName: 'Cinnamomum verum',
  partUsed: 'Dried inner bark',
  hsCode: '0906.11',
} as const;

// Sources differ: April to October (sdsspices.com), May to November (gfnfoodsales.com), June to December (island.lk).
export const harvestSeason = 'Most months; main season June to December';

export const barkStorage = 'Cool, dry and dark, off the floor; two to three years';

export const tradeFigures =
  'Figures commonly quoted in the trade, not a specification. Our quote states the specification of your lot.';
