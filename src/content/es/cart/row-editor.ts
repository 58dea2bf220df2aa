export const rowEditorTexts = {
  quantity: 'Cantidad',
  fewer: 'Un empaque menos',
  more: 'Un empaque más',
  packWeight: 'Peso por empaque',
  unit: 'Unidad',
  save: 'Guardar',
  cancel: 'Cancelar',
  changedElsewhere: (item: string) =>
    `Esta fila se cambió entretanto en otro lugar. Ahora es: ${item}. Lo que usted escribió aquí se conserva y lo reemplaza al guardar.`,
  missingWeight: 'Indique el peso por empaque.',
} as const;
