export const answerWords = {
  species:
    'cassia casia kassia casssia cassie saigon korintje vietnam vietnamese vietnamita indonesia indonesian indonesio china chinese chino burmannii loureiroi aromaticum coumarin cumarina coumarine',
  cardamom: 'cardamom cardamon cardamum cardomom cardamomo cardamomos elettaria elaichi enasal',
  organic: 'organic organico organica organicos organicas bio ecologico ecologica',
  papers:
    'certificate certificates certificado certificados certification certifications certificacion certificaciones certified papers documents documentos coa analysis analisis phytosanitary fitosanitario fito halal kosher haccp iso brc brcgs fssc gmp usda nop jas fda fsvp rainforest fairtrade sedex smeta aflatoxin aflatoxins aflatoxina aflatoxinas ochratoxin ocratoxina salmonella microbiology microbiologico lead plomo metals metales pesticide pesticides residues residuos plaguicidas pesticidas eto ethylene etileno sudan pah sulphur sulfur azufre allergen allergens alergenos msds sds pgi igp traceability trazabilidad',
  quote:
    'price prices pricing precio precios cost costo costos cotizacion cotizar quote quotation moq minimum minimo fob cif exw',
  sample: 'sample samples muestra muestras',
  catalogue: 'catalogue catalog catalogo brochure folleto',
} as const;

export type SearchAnswer = keyof typeof answerWords;
