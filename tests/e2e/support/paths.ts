export const pagePaths = [
  '/',
  '/about',
  '/history',
  '/technology',
  '/products',
  '/product/12',
  '/product/30',
  '/shop',
  '/order/cinnamon',
  '/order/spice-powder',
  '/contact',
  '/compare',
  '/papers',
  '/catalogue',
  '/imprint',
  '/privacy',
  '/cart',
] as const;

export const spanishPaths = pagePaths.map((path) => (path === '/' ? '/es' : `/es${path}`));

export const missingPaths = [
  '/nothing-here',
  '/product/0',
  '/product/999',
  '/product/1.5',
  '/product/1e1',
  '/product/01',
  '/product/abc',
  '/product/%00',
  '/order/sugar',
  '/order/Cinnamon',
] as const;
