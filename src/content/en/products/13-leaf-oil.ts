import type { ProductText } from '#content/catalogue/product-text.ts';
import { product13Detail1, product13Detail2 } from '#content/pictures/product-13.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product13Detail1, alt: 'Close view: an amber bottle labelled Ceylon Cinnamon Leaf Oil' },
    { file: product13Detail2, alt: 'A small dish of golden leaf oil among cinnamon leaves' },
  ],
  // Values: ISO 3524:2003 and chemicalbook.com. CAS of both oils: knowde.com. FEMA: scentsandflavors.com.
  summary:
    'Cinnamon leaf oil from Sri Lanka, steam-distilled from leaves and twigs of true cinnamon and led by eugenol, for flavour and fragrance work.',
  description: [
    'The cinnamon tree gives three oils. Leaf oil is led by eugenol and smells close to clove. Bark oil is led by cinnamaldehyde and smells of the quill. The bark of the root gives a third, rich in camphor. This product is the leaf oil, steam-distilled from the leaves and twigs that are removed when shoots are cut for bark.',
    'Published values for the Sri Lankan type, which ISO 3524:2003 describes: eugenol 70 to 83 %, relative density 1.037 to 1.053 and refractive index 1.5270 to 1.5400 at 20 °C, optical rotation between −2.5° and +2°. Tick the analysis and compare your lot with them. The CAS number alone does not name the oil, because bark oil carries the same one; add the word “leaf” or the FEMA number.',
    'Flavour houses and perfumers use it. Tinplate can discolour it; aluminium and stainless steel do not. Undiluted oil irritates the skin and is not for drinking. The safety data sheet is among the documents you can tick; it also gives the transport class.',
  ],
  specification: {
    botanicalName: 'Cinnamomum verum',
    partUsed: 'Leaves and twigs',
    hsCode: '3301.29',
    casNumber: '8015-91-6, shared with bark oil',
    femaNumber: '2292, leaf oil',
    form: 'Yellow to dark brown liquid',
    eugenol: '70 to 83 %',
    relativeDensity: '1.037 to 1.053',
    packing: 'Lined drums of 180 to 200 kg, smaller cans',
    storage: 'In full, closed containers, cool and dark',
    tests: 'Eugenol, density, refractive index, rotation',
    orderUnit: 'l or ml',
  },
  usualPackKg: 180,
  specificationNote:
    'Published figures for the Sri Lankan type of oil, not a specification. Our quote states the specification of your lot.',
};
