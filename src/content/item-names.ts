import { findProductId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { categories, categoryLabel, type Category } from '#domain/catalogue/categories.ts';

interface ItemNames {
  readonly orderCategoryName: (category: Category) => string;
  readonly productName: (id: ProductId) => string;
}

export function nameItem<Item extends { readonly category: string; readonly type: string }>(
  item: Item,
  names: ItemNames,
): Item {
  const category = categories.find((each) => categoryLabel(each) === item.category);
  const id = findProductId(item);
  return {
    ...item,
    category: category ? names.orderCategoryName(category) : item.category,
    type: id === undefined ? item.type : names.productName(id),
  };
}
