import { getEntries } from '#domain/fields.ts';
import { specificationLabels } from '#text/catalogue/specification-labels.ts';
import type { LabeledValue, Specification, SpecificationKey } from './product-text.ts';

export interface SpecificationRow extends LabeledValue {
  readonly name: SpecificationKey;
}

export function toSpecificationRows(specification: Specification): readonly SpecificationRow[] {
  return getEntries(specification).map(([name, value]) => ({ name, label: specificationLabels[name], value }));
}
