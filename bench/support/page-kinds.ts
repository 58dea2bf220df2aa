export const pageKinds = {
  home: '/',
  list: '/products',
  detail: '/product/7',
  form: '/order/cinnamon',
  'long read': '/history',
  comparison: '/compare',
  papers: '/papers',
  catalogue: '/catalogue',
  'home in Spanish': '/es',
} as const;
