import type { ProductId } from '#domain/catalogue/catalogue.ts';

export const hsCodes: Readonly<Record<ProductId, string>> = {
  1: '090611', // Off Cut
  2: '090611', // Quillings No. 02
  3: '090611', // H1
  4: '090611', // H2
  5: '090611', // H2 Super
  6: '090611', // M4
  7: '090611', // M5
  8: '090611', // C4
  9: '090611', // C5
  10: '090611', // C5 Special
  11: '090611', // Extra Special
  12: '090611', // Alba
  13: '330129', // Leaf Oil
  14: '090620', // Cinnamon Powder
  15: '090411', // Black Pepper
  16: '090811', // Nutmeg
  17: '090710', // Cloves
  18: '090821', // Mace
  19: '080280', // Betel Nuts
  20: '090411', // Dehydrated Green Pepper
  21: '090411', // White Pepper
  22: '090710', // Clove Stems
  23: '091030', // Turmeric
  24: '090412', // Black Pepper Powder
  25: '090812', // Nutmeg Powder
  26: '090412', // White Pepper Powder
  27: '091012', // Ginger Powder
  28: '090720', // Clove Powder
  29: '091030', // Turmeric Powder
  30: '090422', // Chili Powder
};
