/** A list, and what its rows mean, as `12: 10 x 25 kg`; no row where its words do not say it. */
export type Sample = readonly [text: string, ...meant: string[]];

/** Lists as buyers write them that were once read as something else. */
export const listSamples: readonly Sample[] = [
  // A separator within a cell.
  [
    'Product,Quantity,Pack weight,Unit,Notes\nAlba,10,25,kg,"cut 8 cm; clean"\nMace,4,20,kg,',
    '12: 10 x 25 kg',
    '18: 4 x 20 kg',
  ],
  ['Alba,10,25,kg,cut\t8 cm\nMace,4,20,kg', '12: 10 x 25 kg', '18: 4 x 20 kg'],
  ['C5 2 x 25 kg; 8 cm\nAlba,10,25,kg,\nMace,4,20,kg,', '9: 2 x 25 kg', '12: 10 x 25 kg', '18: 4 x 20 kg'],
  // Dates, years, prices, standards and counts beside an amount.
  ['Alba 500 kg by 15 May', '12: 1 x 500 kg'],
  ['Alba 500 kg crop 2025', '12: 1 x 500 kg'],
  ['Alba 500 kg, delivery 2 weeks', '12: 1 x 500 kg'],
  ['Alba 500 kg within 30 days', '12: 1 x 500 kg'],
  ['Alba 500 kg $14', '12: 1 x 500 kg'],
  ['Alba 500 kg @ 14 USD', '12: 1 x 500 kg'],
  ['Alba 500 kg packed in 25s', '12: 20 x 25 kg'],
  ['Alba 500 kg ISO 22000', '12: 1 x 500 kg'],
  ['Cloves whole 500 kg moisture 12', '17: 1 x 500 kg'],
  ['Black pepper whole 550GL 1 MT', '15: 1 x 1000 kg'],
  ["Nutmeg whole 110's 500 kg", '16: 1 x 500 kg'],
  ['Alba 500 kg para el 15 de mayo', '12: 1 x 500 kg'],
  ['Alba 500 kg en sacos de 25', '12: 20 x 25 kg'],
  // A total and its packs.
  ['Alba 500 kg in 20 bags', '12: 20 x 25 kg'],
  ['Alba 20 bags, 500 kg total', '12: 20 x 25 kg'],
  ['Alba 500 kg, 20 bags'],
  ['Alba 1 MT, 40 bags'],
  ['Alba 500 kg en 20 sacos', '12: 20 x 25 kg'],
  // Titles that are not what one of their words says.
  ['Product,Quantity,Price per kg\nAlba,500,14.50'],
  ['Product;Qty;FOB USD/kg\nAlba;500;14'],
  ['Producto;Cantidad;Precio por kg\nAlba;500;14,50'],
  ['Description of goods;Quantity;Unit price;Amount\nAlba;500 kg;14;7000', '12: 1 x 500 kg'],
  ['Product,Qty,Pack weight (kg),Unit price\nAlba,10,25,14.50', '12: 10 x 25 kg'],
  ['Product;Quantity (MT);Pack size (kg)\nAlba;5;25', '12: 200 x 25 kg'],
  ['Product;Quantity (kg);Bags\nAlba;500;20', '12: 20 x 25 kg'],
  ['Product;Net weight (kg);Bags\nAlba;500;20'],
  ['Product,Qty,UOM,Pack size\nAlba,500,kg,25', '12: 20 x 25 kg'],
  ['Product;Mesh size;Quantity\nTurmeric powder;60 mesh;500 kg', '29: 1 x 500 kg'],
  ['Product;Size;Quantity\nC5;8 cm;10 kg', '9: 1 x 10 kg'],
  ["Product;Q'ty;Weight\nAlba;40;25 kg", '12: 40 x 25 kg'],
  ['Product;Total qty;Pack size (kg)\nAlba;500;25'],
  ['Item;Description;Qty;Pack (kg)\n1;Alba;10;25', '12: 10 x 25 kg'],
  ['Product;Qty;Unit\nAlba;500;kg', '12: 1 x 500 kg'],
  ['Product;Bags;Pack\nAlba;10;25 kg', '12: 10 x 25 kg'],
  // Titles below the first line.
  ['sep=;\nProduct;Pack weight (kg);Bags\nAlba;25;10', '12: 10 x 25 kg'],
  ['Spice enquiry March\nProduct;Pack weight (kg);Bags\nAlba;25;10', '12: 10 x 25 kg'],
  ['Product;Pack weight kg (2025);Bags\nAlba;25;10', '12: 10 x 25 kg'],
  ['Produto;Peso (kg);Quantidade\nAlba;25;10', '12: 10 x 25 kg'],
  [
    'Product;Bags;Pack weight (kg)\nAlba;10;25\nProduct;Pack weight (kg);Bags\nMace;20;4',
    '12: 10 x 25 kg',
    '18: 4 x 20 kg',
  ],
  // Numbers of lines.
  ['1.Alba 500kg\n2.C5 500kg\n3.Mace 100kg', '12: 1 x 500 kg', '9: 1 x 500 kg', '18: 1 x 100 kg'],
  ['1\tAlba\t500 kg\n2\tC5\t500 kg', '12: 1 x 500 kg', '9: 1 x 500 kg'],
  ['2)C5 500 kg', '9: 1 x 500 kg'],
  ['2: C5 500 kg', '9: 1 x 500 kg'],
  ['2️⃣ C5 500 kg', '9: 1 x 500 kg'],
  ['#2 C5 500 kg', '9: 1 x 500 kg'],
  // A quantity that is missing or no number.
  ['Product;Qty;Pack (kg)\nAlba;TBC;25'],
  ['Product;Qty;Pack (kg)\nAlba;#REF!;25'],
  ['Product;Qty;Pack (kg)\nAlba;;25'],
  ['Product;Qty;Pack (kg)\nAlba;n/a;25'],
  // Two weights.
  ['Alba 5 t 500 kg'],
  ['Alba 1 kg 500 g'],
  ['Alba 500 kg plus 1 kg sample'],
  ['Alba 100 kg now 500 kg in June'],
  ['Alba 10 kg up to 20 kg'],
  ['Black pepper whole 500 g/l 500 kg', '15: 1 x 500 kg'],
  // A quote that is not closed.
  ['Alba;10;25;"5" cut\nMace;4;20;x\nC5;2;25;x', '12: 10 x 25 kg', '18: 4 x 20 kg', '9: 2 x 25 kg'],
  [
    'Product\tBags\tPack weight (kg)\tNotes\nAlba\t10\t25\t"5 inch cut\nMace\t4\t20\t\nC5\t2\t25\tx',
    '12: 10 x 25 kg',
    '18: 4 x 20 kg',
    '9: 2 x 25 kg',
  ],
  // Ranges and fractions.
  ['Alba 10‑20 kg'],
  ['Alba 10—20 kg'],
  ['Alba 10..20 kg'],
  ['Alba 10 thru 20 kg'],
  ['Alba 1⁄2 t'],
  // Decimals without a zero, other marks of thousands.
  ['Alba 100 x .25 kg', '12: 100 x 0.25 kg'],
  ['Leaf oil .5 l', '13: 1 x 0.5 l'],
  ['Alba 1`000 kg', '12: 1 x 1000 kg'],
  ['Alba 1´000 kg', '12: 1 x 1000 kg'],
  // A minus, a column of totals without a unit, a number between a count and an amount.
  ['Alba −10 x 25 kg'],
  ['Produkt;Gesamtmenge\nAlba;500'],
  ["Nutmeg whole 110's 500 60 kg"],
  // Commas of columns in a line in words.
  ['Alba 2 x 25 kg\nH1,6,45 kg', '12: 2 x 25 kg'],
  // Containers and the American sign for pounds.
  ["Alba 1x20'FCL"],
  ['Alba 10 x 50#', '12: 10 x 22.68 kg'],
  // Names of which a word belongs to another product.
  ['M5 special 10 x 25 kg'],
  ['C5 quillings 10 x 25 kg'],
  ['cinnamon cut 8 cm 10 x 25 kg'],
  ['nuts 10 x 25 kg'],
  ['Piment gemahlen 10 x 25 kg'],
  ['Cloves, no stems, 10 x 25 kg'],
  // Spellings of units, amounts in brackets, a number before the name, two columns.
  ['Alba 5 metric tons', '12: 1 x 5000 kg'],
  ['Alba 5 M.T.', '12: 1 x 5000 kg'],
  ['Alba KG 500', '12: 1 x 500 kg'],
  ['Product;Qty;Pack (kg)\nAlba;10.00;25.00', '12: 10 x 25 kg'],
  ['Alba 1,00,000 g', '12: 1 x 100 kg'],
  ['Alba 10 bags (25 kg)', '12: 10 x 25 kg'],
  ['Alba 20 (kg)', '12: 1 x 20 kg'],
  ['PO 4512 Alba 500 kg', '12: 1 x 500 kg'],
  ['SKU 4512 Alba 500 kg', '12: 1 x 500 kg'],
  ['Spice,Quantity in kg\nAlba,500', '12: 1 x 500 kg'],
];
